import { type Ceiling, ceilings } from './ceilings.ts';
import type { DishKind } from './dish-kind.ts';
import type { Oddity, Plausible } from './plausible.ts';
import { eatenGramsOf, portionsOf } from './portions.ts';
import type { WeighedLine } from './weigh-lines.ts';
import { readableAmount } from './words.ts';

/** Steps that leave much of the salt behind: boiling, brining, curing, salting to draw out water. */
const leavesSaltBehind =
  /\b(?:brin(?:e|ing)|cur(?:e|ing)\b|salt crust|pickl(?:e|ing)|salted (?:boiling )?water|salt the (?:\w+ )?water|(?:pan|pot) of (?:\w+ )*water[^.]{0,60}\bsalt|water[^.]{0,40}\bboil[^.]{0,40}\bsalt|rinse[^.]{0,30}\bsalt|salt[^.]{0,60}\b(?:rinse|drain|squeeze|draw)|salt\b[^.]{0,60}\bwater\b[^.]{0,40}\b(?:dissolved|lay|submerge|soak))/i;
/** "Bring the 3 l water and the salt to the boil": the salt is poured away where the food is drained later, unlike in a soup. */
const boilsWithSalt =
  /\bwater\b[^.]{0,30}\bsalt\b[^.]{0,30}\bboil|\bwater\b[^.]{0,40}\bboil[^.]{0,40}\bsalt\b/i;
const isDrained = /\b(?:drain\w*|cooking water)\b/i;

const isSaltLeftBehind = (steps: readonly string[]): boolean =>
  steps.some((step) => leavesSaltBehind.test(step)) ||
  (steps.some((step) => boilsWithSalt.test(withoutPoints(step))) &&
    steps.some((step) => isDrained.test(step)));

/** Writes decimal points as commas, so that a point ends a sentence: "with 1.25 tsp salt". */
const withoutPoints = (step: string): string => step.replace(/(?<=\d)\.(?=\d)/g, ',');
const leavesVinegarBehind =
  /\b(?:pickl\w*|brin(?:e|ing)|marinad\w+|marinate|poach\w*|reduc\w+|soak\w*)\b/i;
const shallowFries = /\b(?:oil|fat|lard|ghee)\b[^.]{0,60}\b1[3-9]\d ?°/i;
const titledFor: readonly (readonly [string, RegExp])[] = [
  ['garlic', /\b(?:garlic|toum|aioli)\b/i],
  ['ginger', /\bginger\b/i],
  ['black pepper', /\bpepper\b/i],
  ['egg', /\b(?:eggs?|omelette|meringues?|pavlova|angel food)\b/i],
  ['meat or fish', /\b(?:ribs|roast|whole|brisket|joint|mussels|moules|clams|lobster|turkey)\b/i],
  ['onion', /\bonions?\b/i],
  [
    'fresh herbs',
    /\b(?:tabbouleh|tabouli|herb\w*|sabzi|pesto|parsley|basil|falafel|coriander|mint|dill)\b/i,
  ],
  ['lemons or limes', /\b(?:lemons?|limes?)\b/i],
  ['soy sauce', /\bsoy\b/i],
];

/** Groups the lines by the ceiling that applies to them. */
function byCeiling(lines: readonly WeighedLine[]): [Ceiling, WeighedLine[]][] {
  const held = new Map<Ceiling | string, [Ceiling, WeighedLine[]]>();
  for (const line of lines) {
    if (line.isAside) continue;
    const ceiling = ceilings.find(({ holds }) => holds(line));
    if (!ceiling) continue;
    const key = ceiling.perFood ? line.ingredient.id : ceiling;
    const group = held.get(key);
    if (group) group[1].push(line);
    else held.set(key, [ceiling, [line]]);
  }
  return [...held.values()];
}

/** Returns the factor by which this recipe may exceed the usual amount. */
function leniency(
  { name }: Ceiling,
  { title = '', instructions }: Plausible,
  { isBatch }: DishKind,
): number {
  if (name === 'salt') return isSaltLeftBehind(instructions) ? 2.5 : 1;
  // Water is drained off, and food that is boiled in it absorbs little.
  if (name === 'water') return instructions.some((step) => /\bdrain/i.test(step)) ? 3 : 1;
  if (name === 'vinegar')
    return instructions.some((step) => leavesVinegarBehind.test(step)) ? 2 : 1;
  // Frying oil is poured off again.
  if (name === 'oil or fat' && instructions.some((step) => shallowFries.test(step))) return 2;
  if (name === 'egg' && isBatch && !/meringue|angel|sponge fingers/i.test(title)) return 0.5;
  return titledFor.some(([of, words]) => of === name && words.test(title)) ? 2 : 1;
}

/** A ceiling is the usual amount; some dishes contain twice as much (pepper sauce, ceviche, pickles, tapioca dough). */
const typicalSpread = 1.7;

const tooMuch: Record<string, string> = {
  blocking: 'Nobody could eat that.',
  repairable: 'That cannot be meant.',
  odd: 'That is unusually much.',
};

/** Finds foods with more per serving than anyone would cook with. */
export function findOddAmounts(
  recipe: Plausible,
  lines: readonly WeighedLine[],
  kind: DishKind,
): Oddity[] {
  if (kind.isStore) return [];
  const portions = portionsOf(lines, recipe.servings, kind);
  const total = eatenGramsOf(lines, true);
  return byCeiling(lines).flatMap(([ceiling, held]): Oddity[] => {
    const all = held.reduce((sum, { eatenGrams }) => sum + eatenGrams, 0);
    const each = all / portions / leniency(ceiling, recipe, kind);
    const odd = kind.course === 'drink' ? (ceiling.inDrinks ?? ceiling.odd) : ceiling.odd;
    if (each <= odd * typicalSpread && each <= (ceiling.most ?? Number.POSITIVE_INFINITY))
      return [];
    const isTooMuch =
      each > (ceiling.most ?? Number.POSITIVE_INFINITY) && all / total > (ceiling.share ?? 0);
    const weight = isTooMuch ? (ceiling.weight ?? 'blocking') : 'odd';
    const [line] = held.toSorted((one, other) => other.eatenGrams - one.eatenGrams);
    const text = line?.text ?? '';
    const name = ceiling.perFood ? (line?.ingredient.many ?? '') : ceiling.name;
    return [
      {
        where: 'ingredients',
        text,
        match: text,
        reason: `“${text}” is about ${readableAmount(all / portions)} of ${name} a serving. ${tooMuch[weight]}`,
        weight,
      },
    ];
  });
}
