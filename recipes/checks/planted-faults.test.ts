import { beforeAll, describe, expect, test } from 'vitest';
import { readCleanAnswers } from '#tests/support/model-answers/clean-answers.ts';
import { sampleOfCookbook } from '#tests/support/sample-of-cookbook.ts';
import { foodsIn } from '../classify/foods-in.ts';
import { readDish } from '../dish/dish.ts';
import { linesOf } from '../dish/lines.ts';
import { readIngredientLine } from '../measures/read-line.ts';
import { countNutrition } from '../nutrition/count-nutrition.ts';
import { type Draft, readRecipe } from '../reading/read-recipe.ts';
import { understand } from '../selections/understand.ts';
import { checkRecipe } from './check-recipe.ts';
import { checkGrounding } from './grounding.ts';

type Named = { name: string; draft: Draft };
type Planted = { kind: string; draft: Draft };

/** Reads the clean corpus of model answers and a sample of the cookbook's dishes. All of them are consistent. */
async function readClean(): Promise<Named[]> {
  const answers = readCleanAnswers().flatMap(({ name, text }) => {
    const reading = readRecipe(text);
    return reading.ok ? [{ name, draft: reading.draft }] : [];
  });
  return [...answers, ...(await sampleOfCookbook(4))];
}

const strangers = [
  '250 g smoked mackerel',
  '150 g halloumi, sliced',
  '2 tbsp peanut butter',
  '200 g artichoke hearts',
  '80 g dried figs, chopped',
  '3 tbsp hoisin sauce',
];
const strangerTo = (draft: Draft, at: number): string => {
  const all = [draft.title, ...draft.ingredients, ...draft.instructions].join(' ').toLowerCase();
  const fits = strangers.filter(
    (line) =>
      !line.split(/[ ,]/).some((word) => word.length > 4 && all.includes(word.toLowerCase())),
  );
  return fits[at % Math.max(1, fits.length)] ?? '250 g smoked mackerel';
};
const foodOf = (line: string): string => readIngredientLine(line).food;

/** Plants each kind of fault into a clean recipe. Skips a kind that does not fit the recipe. */
function plantAll({ draft }: Named, at: number): Planted[] {
  const { ingredients, instructions } = draft;
  const planted: Planted[] = [];
  const stranger = strangerTo(draft, at);
  planted.push({
    kind: 'listed, never used',
    draft: { ...draft, ingredients: [...ingredients, stranger] },
  });
  const target = at % instructions.length;
  const verb = ['Stir in the', 'Add', 'Fold through', 'Scatter over'][at % 4];
  planted.push({
    kind: 'used, never listed',
    draft: {
      ...draft,
      instructions: instructions.map((step, index) =>
        index === target ? `${step} ${verb} ${foodOf(stranger)}.` : step,
      ),
    },
  });
  const main =
    ['Chicken', 'Salmon', 'Beef', 'Prawn', 'Lamb'].find(
      (name) => !new RegExp(name, 'i').test(ingredients.join(' ') + draft.title),
    ) ?? 'Venison';
  planted.push({
    kind: 'another main in the title',
    draft: { ...draft, title: `${main} and ${draft.title}` },
  });
  const doubled = doubleAnAmount(draft);
  if (doubled) planted.push({ kind: 'twice the amount in a step', draft: doubled });
  const dropped = dropAUse(draft, at);
  if (dropped) planted.push({ kind: 'its only use dropped', draft: dropped });
  return planted;
}

/** Doubles the amount that a step states for a single listed food. */
function doubleAnAmount(draft: Draft): Draft | undefined {
  for (const line of draft.ingredients) {
    const read = readIngredientLine(line);
    if (read.amount === undefined || read.unit?.name !== 'g') continue;
    const pattern = new RegExp(
      `\\b${read.amount} g (?:of )?(?:the )?${read.food.split(' ').at(-1)}`,
      'i',
    );
    const index = draft.instructions.findIndex((step) => pattern.test(step));
    const found = pattern.exec(draft.instructions[index] ?? '')?.[0];
    if (!found) continue;
    const twice = found.replace(String(read.amount), String(read.amount * 2));
    return {
      ...draft,
      instructions: draft.instructions.map((step, at) =>
        at === index ? step.replace(found, twice) : step,
      ),
    };
  }
  // If the steps give no grams, state twice the listed amount in a step.
  const line = draft.ingredients.find((one) => /^\d+ g /.test(one) && foodsIn(one).length === 1);
  const read = line ? readIngredientLine(line) : undefined;
  const [food] = line ? foodsIn(line) : [];
  const index = food
    ? draft.instructions.findIndex((step) => step.includes(` the ${food.text}`))
    : -1;
  if (!read?.amount || !food || index < 0) return undefined;
  const said = ` ${read.amount * 2} g ${food.text}`;
  return {
    ...draft,
    instructions: draft.instructions.map((step, at) =>
      at === index ? step.replace(` the ${food.text}`, said) : step,
    ),
  };
}

/** Removes one food from every step by replacing its name. */
function dropAUse(draft: Draft, at: number): Draft | undefined {
  // An optional line may be unused, so dropping its use is not a fault.
  const singles = draft.ingredients.filter(
    (line) =>
      foodsIn(line).length === 1 && /^\d/.test(line) && !/\b(?:salt|water|optional)\b/.test(line),
  );
  const line = singles[at % Math.max(1, singles.length)];
  const [food] = line ? foodsIn(line) : [];
  const words = food?.text.toLowerCase().split(/[ -]/) ?? [];
  const last = words.at(-1) ?? '';
  const stem = last.replace(/(?:es|s)$/, '');
  if (!line || !food || stem.length < 4) return undefined;
  const others = draft.ingredients
    .filter((one) => one !== line)
    .join(' ')
    .toLowerCase();
  if (others.includes(stem)) return undefined;
  // Match every word of the listed name: what is left of "60 g stale bread" would still name the line.
  const before = foodOf(line).toLowerCase().split(/[ -]/).slice(0, -1).map(RegExp.escape).join('|');
  const named = before === '' ? '' : `(?:(?:${before})[ -])*`;
  const pattern = new RegExp(
    `(?:(?:the|\\d+ g|\\d+) )?(?:\\w+ )?${named}\\b${stem}(?:es|s)?\\b`,
    'giu',
  );
  const instructions = draft.instructions.map((step) => step.replace(pattern, 'the pan'));
  const isGone = !instructions.join(' ').toLowerCase().includes(stem);
  return isGone && instructions.join() !== draft.instructions.join()
    ? { ...draft, instructions }
    : undefined;
}

describe('planted faults and clean recipes', () => {
  let clean: Named[] = [];
  beforeAll(async () => {
    clean = await readClean();
  }, 120_000);

  test('at least 98 % of the clean recipes pass the grounding check', () => {
    const failed = clean.filter(
      ({ draft }) => checkGrounding(readDish(linesOf(draft))).outcome === 'failed',
    );
    expect(failed.map(({ name }) => name).length).toBeLessThanOrEqual(clean.length * 0.02);
  }, 120_000);

  test('finds at least 95 % of the planted faults, and 85 or 90 % of each kind', () => {
    const found = new Map<string, { all: number; missed: string[] }>();
    clean.forEach((one, at) => {
      for (const { kind, draft } of plantAll(one, at)) {
        const count = found.get(kind) ?? { all: 0, missed: [] };
        count.all++;
        if (checkGrounding(readDish(linesOf(draft))).outcome !== 'failed')
          count.missed.push(one.name);
        found.set(kind, count);
      }
    });
    const counts = [...found.values()];
    const all = counts.reduce((sum, count) => sum + count.all, 0);
    const missed = counts.reduce((sum, count) => sum + count.missed.length, 0);
    expect(all).toBeGreaterThan(200);
    expect(missed / all).toBeLessThanOrEqual(0.05);
    // An unused food is reported only when no step could mean it, so fewer of these faults are found.
    // The bound leaves room for other dishes in the sample: 12 to 17 % were missed.
    const maxMissed = (kind: string) => (kind === 'its only use dropped' ? 0.2 : 0.1);
    for (const [kind, count] of found) {
      expect(count.missed.length / count.all, kind).toBeLessThanOrEqual(maxMissed(kind));
    }
  }, 240_000);

  test('finds an allergen hidden in a made food in list, steps and tips', () => {
    const understood = understand({
      selections: { Allergens: ['Fish', 'Tree Nuts', 'Sesame'] },
      wish: '',
    });
    if (!understood.ok) throw new Error('not understood');
    const hidden = ['2 tbsp Worcestershire sauce', '2 tbsp pesto', '1 tbsp tahini'];
    for (const { draft } of clean.slice(0, 30)) {
      const nutrition = countNutrition(draft.ingredients, draft.servings);
      hidden.forEach((line, at) => {
        const planted = [
          { ...draft, ingredients: [...draft.ingredients, line] },
          { ...draft, instructions: [...draft.instructions, `Stir in ${line}.`] },
          { ...draft, tips: [...draft.tips, `Try ${line} for more depth.`] },
        ];
        for (const one of planted) {
          const verdict = checkRecipe(one, nutrition, understood.requirements)[at];
          expect(verdict, `${draft.title}: ${line}`).toMatchObject({
            outcome: 'failed',
            severity: 'blocking',
          });
        }
      });
    }
  }, 120_000);
});
