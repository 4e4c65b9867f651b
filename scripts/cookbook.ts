import { resolve } from 'node:path';
import { checkCookbook } from '#chef/cookbook/checking/check-cookbook.ts';
import { describeProblem } from '#chef/cookbook/problem.ts';
import { readDish } from '#chef/cookbook/reading/read-dish.ts';
import { cookbookPathOf, readCatalogueNames, readCookFiles } from './cookbook/read-cookbook.ts';
import { showDish } from './cookbook/show-dish.ts';
import { showFood } from './cookbook/show-food.ts';

const helpText = `npm run -s cookbook -- <command>

  check [files…]           judges the cookbook, or only these files of it; exit code 1 where something is wrong
  show <file> [servings]   prints a dish as a cook will read it, with what the pantry and nutrition make of it
  food <words…>            says which food of the pantry a name stands for, and what it weighs by which units

A file is written as you see it: cookbook/sauces/bechamel.cook. How to write one: cookbook/README.md.
`;

async function check(files: readonly string[]): Promise<void> {
  const startedAtMs = performance.now();
  const read = (await readCookFiles()).map(readDish);
  const wanted =
    files.length === 0 ? undefined : new Set(files.map((file) => cookbookPathOf(resolve(file))));
  const known = new Set(read.map(({ file }) => file.path));
  const missing = [...(wanted ?? [])].filter((path) => !known.has(path));
  const problems = [
    ...missing.map((path) => ({ path, message: 'there is no such file in the cookbook' })),
    ...checkCookbook(read, await readCatalogueNames(), wanted),
  ];
  for (const problem of problems) process.stdout.write(`${describeProblem(problem)}\n`);
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
  const judged = wanted?.size ?? read.length;
  const outcome = problems.length === 0 ? 'sound' : `${problems.length} problems`;
  process.stdout.write(
    `${judged} ${judged === 1 ? 'dish' : 'dishes'}: ${outcome} (${seconds} s)\n`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

async function show(file: string, servings: string | undefined): Promise<void> {
  const read = (await readCookFiles()).map(readDish);
  const wanted = read.find((one) => one.file.path === cookbookPathOf(resolve(file)));
  if (!wanted?.dish) {
    const problems = wanted?.problems ?? [
      { path: cookbookPathOf(resolve(file)), message: 'there is no such file in the cookbook' },
    ];
    for (const problem of problems) process.stderr.write(`${describeProblem(problem)}\n`);
    process.exitCode = 1;
    return;
  }
  const dishes = new Map(read.flatMap(({ dish }) => (dish ? [[dish.path, dish] as const] : [])));
  process.stdout.write(showDish(wanted.dish, Number(servings ?? wanted.dish.servings), dishes));
}

const [command, ...words] = process.argv.slice(2);
if (command === 'check') await check(words);
else if (command === 'show' && words[0] !== undefined) await show(words[0], words[1]);
else if (command === 'food' && words.length > 0) process.stdout.write(showFood(words.join(' ')));
else {
  process.stdout.write(helpText);
  if (command !== undefined && command !== '--help') process.exitCode = 1;
}
