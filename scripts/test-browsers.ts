// npm run test:browsers: runs the main journeys in Chromium, Firefox and WebKit, at phone and desktop width.
import { parseArgs } from 'node:util';
import { type EngineName, engineNames } from '#tests/browsers/engine.ts';
import { engines } from '#tests/browsers/engines.ts';
import { buildWhenStale } from './build.ts';
import { runCommand } from './command/run-command.ts';
import { toUsageError, UsageError } from './command/usage-error.ts';
import { ProgramFailed, runProgram } from './test/run-program.ts';

const usage = `npm run test:browsers [-- --engine chromium,firefox,webkit] [-- --screenshots folder]

Runs tests/browsers in the engines of this machine: all three, or those that --engine names.
--screenshots writes a picture of each page, engine and width into a folder.
Ends with 0 where every engine that was asked for passed, with 1 where one failed or is not installed.
`;

function readEngineNames(list: string | undefined): EngineName[] {
  const wanted = list?.split(',') ?? engineNames;
  const unknown = wanted.find((name) => !engineNames.some((known) => known === name));
  if (unknown !== undefined) throw new UsageError(`There is no engine named "${unknown}".`);
  return engineNames.filter((name) => wanted.includes(name));
}

function readArguments() {
  const options = {
    engine: { type: 'string' },
    screenshots: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch (cause) {
    throw toUsageError(cause);
  }
}

/** @returns the reason why an engine cannot run here, or undefined if it can */
async function findObstacle(name: EngineName): Promise<string | undefined> {
  try {
    await engines[name].findProgram();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @returns whether every journey passed */
async function runJourneys(names: EngineName[], screenshotFolder: string): Promise<boolean> {
  await buildWhenStale();
  const variables = { BROWSER_ENGINES: names.join(), SCREENSHOT_FOLDER: screenshotFolder };
  const config = ['--config', 'tests/browsers/vitest.config.ts'];
  try {
    await runProgram('now', 'vitest', ['run', ...config], variables);
    return true;
  } catch (error) {
    if (error instanceof ProgramFailed) return false;
    throw error;
  }
}

async function testBrowsers(): Promise<number> {
  const { engine, screenshots, help } = readArguments();
  if (help) {
    process.stdout.write(usage);
    return 0;
  }
  const wanted = readEngineNames(engine);
  const obstacles = new Map<EngineName, string>();
  for (const name of wanted) {
    const obstacle = await findObstacle(name);
    if (obstacle) obstacles.set(name, obstacle);
  }
  const runnable = wanted.filter((name) => !obstacles.has(name));
  const passed = runnable.length > 0 && (await runJourneys(runnable, screenshots));

  const lines = [`ran: ${runnable.join(', ') || 'nothing'}${passed ? '' : ' (failed)'}`];
  for (const [name, obstacle] of obstacles) lines.push(`NOT RUN: ${name}. ${obstacle}`);
  const leftOut = engineNames.filter((name) => !wanted.includes(name));
  if (leftOut.length > 0) lines.push(`left out by --engine: ${leftOut.join(', ')}`);
  process.stdout.write(`\n${lines.map((line) => `${line}\n`).join('')}`);
  return passed && obstacles.size === 0 ? 0 : 1;
}

await runCommand(testBrowsers);
