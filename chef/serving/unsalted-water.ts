import type { CookbookDish, DishStep, Segment } from '../cookbook/dish.ts';

const isForWater = (note: string): boolean => /^for the (?:\p{L}+ )?water$/u.test(note);

/** Returns the places of the salts that only go into water that is poured away. */
function saltsOfWater({ ingredients }: CookbookDish): Set<number> {
  const places = ingredients.keys().filter((at) => {
    const { pantryId, notes } = ingredients[at] ?? { pantryId: '', notes: [] };
    return pantryId === 'salt' && notes.length > 0 && notes.every(isForWater);
  });
  return new Set(places);
}

/** How a step takes the salt, and the words that remain around it. Elsewhere the sentence would lose its sense. */
const wordings: readonly (readonly [before: RegExp, after: RegExp, joint: string])[] = [
  [/,? with $/, /^ and (?=(?:cold |boiling )?water\b)/, ' with '],
  [/,? with $/, /^, (?=(?:the )?$)/, ' with '],
  [/,? with $/, /^(?=[.,;]| (?:for|to|until|and(?= \p{L})|over|in)\b|$)/u, ''],
  [/(?:,| and) (?:add|pour in) $/, /^(?=, and\b|[.;])/, ''],
];

/** Joins the words on both sides of a left-out salt; undefined where no wording is known. */
function joined(before: string, after: string): string | undefined {
  for (const [left, right, joint] of wordings)
    if (left.test(before) && right.test(after))
      return before.replace(left, '') + joint + after.replace(right, '');
  return undefined;
}

const boils = /\b(?:water|boil)\b/i;

function withoutSalts({ segments, ...step }: DishStep, salts: ReadonlySet<number>): DishStep {
  const kept: Segment[] = [...segments];
  // The same salt may season the dish in another step.
  const isInWater = boils.test(segments.map(({ text }) => text ?? '').join(' '));
  for (let at = kept.length - 2; isInWater && at > 0; at--) {
    const [before, salt, after] = kept.slice(at - 1, at + 2);
    if (salt?.kind !== 'ingredient' || !salts.has(salt.ingredient)) continue;
    if (before?.kind !== 'text' || after?.kind !== 'text') continue;
    const text = joined(before.text, after.text);
    if (text !== undefined) kept.splice(at - 1, 3, { kind: 'text', text });
  }
  return {
    ...step,
    segments: kept.map((one) =>
      one.kind === 'text'
        ? { ...one, text: one.text.replace(/\bsalted (?=(?:boiling )?water\b)/g, '') }
        : one,
    ),
  };
}

/** Returns a dish that boils in plain water, for a cook who eats little salt. */
export function withUnsaltedWater(dish: CookbookDish): CookbookDish {
  const salts = saltsOfWater(dish);
  return { ...dish, steps: dish.steps.map((step) => withoutSalts(step, salts)) };
}
