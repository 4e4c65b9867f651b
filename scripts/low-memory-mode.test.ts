import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { compiledFolder } from './keep-compiled.ts';
import { lowMemory } from './low-memory-mode.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

type Said = { pid: number; words: string[]; variables: NodeJS.ProcessEnv; mostYoungMb: number };

/** Prints its process data, restarts in memory-saving mode, allocates four million objects and keeps some, and prints again. */
const program = `
import { writeSync } from 'node:fs';
import { getHeapSpaceStatistics } from 'node:v8';
import { ensureLowMemoryMode } from './scripts/low-memory-mode.ts';
let mostYoungMb = 0;
function say() {
  const { pid, argv, env } = process;
  writeSync(1, JSON.stringify({ pid, words: argv.slice(1), variables: env, mostYoungMb }) + '\\n');
}
say();
ensureLowMemoryMode();
const kept = [];
for (let made = 0; made < 4_000_000; made += 1) {
  kept[made % 500_000] = { made };
  if (made % 20_000 > 0) continue;
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  mostYoungMb = Math.max(mostYoungMb, young.space_size / 2 ** 20);
}
say();
`;

/** Runs the program and returns its first and last output. */
async function run(flags: string[], variables: NodeJS.ProcessEnv = {}): Promise<[Said, Said]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...flags, '--input-type=module', '-e', program, 'one', 'two words'],
    {
      cwd: root,
      env: { PATH: process.env.PATH, ...variables },
    },
  );
  const said = stdout.trim().split('\n');
  return [JSON.parse(said.at(0) ?? ''), JSON.parse(said.at(-1) ?? '')];
}

test('keeps its pid and arguments, and limits the young generation of the heap', async () => {
  const [first, last] = await run([]);
  expect(first.variables).not.toHaveProperty('MALLOC_ARENA_MAX');
  expect(last).toMatchObject({
    pid: first.pid,
    words: ['one', 'two words'],
    variables: lowMemory.variables,
  });
  expect(last.mostYoungMb).toBeGreaterThan(2);
  expect(last.mostYoungMb).toBeLessThanOrEqual(32);
});

test('keeps the flags and variables that an operator has set', further, async () => {
  const [, last] = await run([], { MALLOC_ARENA_MAX: '7', MALLOC_TRIM_THRESHOLD_: '' });
  expect(last.variables).toMatchObject({
    ...lowMemory.variables,
    MALLOC_ARENA_MAX: '7',
    MALLOC_TRIM_THRESHOLD_: '',
  });
  const roomy = '--max-semi-space-size=64';
  const [, byFlag] = await run([roomy]);
  expect(byFlag.mostYoungMb).toBeGreaterThan(32);
  expect(byFlag.variables).toMatchObject(lowMemory.variables);
  const [, byV8Name] = await run([roomy.replaceAll('-', '_').replace('__', '--')]);
  expect(byV8Name.mostYoungMb).toBeGreaterThan(32);
  const [, byVariable] = await run([], { NODE_OPTIONS: roomy });
  expect(byVariable.mostYoungMb).toBeGreaterThan(32);
});

test('restartInPlace restarts with empty memory also in memory-saving mode', async () => {
  const again = `
    import { writeSync } from 'node:fs';
    import { restartInPlace } from './scripts/low-memory-mode.ts';
    writeSync(1, JSON.stringify({ pid: process.pid, kept: globalThis.kept ?? null, words: process.argv.slice(1) }) + '\\n');
    globalThis.kept = 'what builds';
    if (process.argv.pop() === 'once') restartInPlace();`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...lowMemory.flags, '--input-type=module', '-e', again, 'one', 'once'],
    { cwd: root, env: { PATH: process.env.PATH, ...lowMemory.variables } },
  );
  const [first, last] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(first).toMatchObject({ kept: null, words: ['one', 'once'] });
  expect(last).toEqual({ pid: first.pid, kept: null, words: ['one'] });
});

/** Prints NODE_COMPILE_CACHE before any file of ours is read, and exits if the process is in memory-saving mode. */
const beginning = `
import { writeSync } from 'node:fs';
writeSync(1, (process.env.NODE_COMPILE_CACHE ?? 'nothing') + '\\n');
if ('MALLOC_ARENA_MAX' in process.env) process.exit(0);`;

test('npm start restarts with the compile cache, so that even its first file is cached', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(beginning)}`,
    },
  });
  expect(stdout.trim().split('\n')).toEqual(['nothing', compiledFolder]);
});
