// Compiles cookbook/ to build/cookbook.json, so that what runs needs neither Cooklang's parser nor the files.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeProblem } from '#chef/cookbook/problem.ts';
import { readDish } from '#chef/cookbook/reading/read-dish.ts';
import { readCookFiles } from './cookbook/read-cookbook.ts';

const target = join(dirname(dirname(fileURLToPath(import.meta.url))), 'build', 'cookbook.json');

const read = (await readCookFiles()).map(readDish);
const problems = read.flatMap((one) => one.problems);
if (problems.length > 0) {
  for (const problem of problems) process.stderr.write(`${describeProblem(problem)}\n`);
  process.exitCode = 1;
} else {
  const dishes = read.flatMap(({ dish }) => dish ?? []);
  await mkdir(dirname(target), { recursive: true });
  // Whoever reads it meanwhile reads a whole one.
  await writeFile(`${target}.new`, JSON.stringify({ dishes }));
  await rename(`${target}.new`, target);
}
