import { readNumber } from '../measures/numbers.ts';
import type { IngredientLine } from '../measures/read-line.ts';
import type { Ingredient } from '../pantry/pantry.ts';
import { isBoiledFromDry } from './as-eaten.ts';
import { idsIn, type Sentence, sentencesOf } from './read-steps.ts';

/** A food of the ingredient list and its weight. */
export type ListedFood = { ingredient: Ingredient; grams: number; read?: IngredientLine };

const number = String.raw`(?:\d+ \d\/\d|\d+\/\d|\d+(?:[.,]\d+)?(?: ?[¼½¾⅓⅔⅛])?|[¼½¾⅓⅔⅛])`;
const saltAmount = new RegExp(
  String.raw`(${number})\s*(tsp|teaspoons?|tbsp|tablespoons?|g|kg)\s+(?:of\s+)?(?:the\s+)?(?:remaining\s+)?(?:(?:fine|coarse|sea|kosher|table|rock|flaky|cooking)\s+)*salt\b`,
  'giu',
);
const someSalt =
  /\b(?:salted (?:boiling )?water|(?:the|remaining|with|of|add|and|some|more) (?:(?:fine|coarse|sea|kosher|table|rock|flaky) )*salt)\b(?! (?:cod|pork|beef))/i;
const gramsOfUnit: Record<string, number> = { t: 6, tb: 18, g: 1, k: 1000 };
const unitKey = (unit: string): string =>
  /^(?:tb|tab)/i.test(unit) ? 'tb' : unit.charAt(0).toLowerCase();

/** Salt that a sentence uses: its grams, or undefined for "the salt" without an amount. `at` is the sentence index. */
type Use = { at: number; grams: number | undefined };

function usesOf(sentences: readonly Sentence[]): Use[] {
  return sentences.flatMap(({ text }, at): Use[] => {
    const amounts = [...text.matchAll(saltAmount)].map(
      ([, count = '', unit = '']) => (readNumber(count) ?? 0) * (gramsOfUnit[unitKey(unit)] ?? 0),
    );
    if (amounts.length > 0) return [{ at, grams: amounts.reduce((sum, one) => sum + one, 0) }];
    return someSalt.test(text) ? [{ at, grams: undefined }] : [];
  });
}

const boils = /\b(?:boil|boiling|simmer|blanch|poach|pan|pot|saucepan|cook|heat)\b/i;
const drains =
  /\bdrain\b(?! (?:(?:them |it |well )?on|off (?:most|any|the (?:fat|excess)))\b)|\bslotted spoon\b|\bcolander\b|\bcooking water\b|\blift (?:(?:it|them|the (?:gnocchi|dumplings|spätzle|pasta|ravioli|prawns|eggs?|vegetables)) )?out\b/i;
/** Matches text where the water is eaten with the boiled food: a soup, a broth, rice that absorbs it all. */
const endsInDish = /\b(?:soup|broth|stock|absorb\w*|poaching (?:liquid|water))\b/i;
const brines = /\bbrine\b|\b(?:dissolve|stir)[^.]*\bsalt\b[^.]*\bwater\b/i;
const leavesBrine =
  /\b(?:from|out of|discard)\b[^.]*\bbrine\b|\bdrain\b|\brinse\b|\bpat\b[^.]*\bdry\b|\blift\b[^.]*\bout\b/i;
const soaks = /\b(?:soak (?:the|them|it)|to soak)\b/i;
/** The water is heated for the dish, or is a liquid of the dish. */
const isNoSoakingWater = /\b(?:boil\w*|simmer\w*|hot|broth|stock|soup|pot)\b/i;
const draws = /\b(?:toss|sprinkle|rub|layer|mix|scatter|massage|salt|cover|bury|pack)\w*\b/i;
const rinses = /\brinse (?:off|away|well|them|it|under|thoroughly|the)\b/i;
const rinsesSalt =
  /\b(?:brush|wipe|wash|rinse|scrape) (?:off|away)\b[^.]*\b(?:salt|cure)\b|\brinse (?:off )?(?:the )?(?:salt|cure)\b|\brinse\b[^.]*\b(?:of|from) (?:the |its )?(?:salt|cure)\b/i;
const squeezes = /\bsqueeze (?:out|dry|them|it|well|hard|the \w+ dry|away)\b|\bwring\b/i;
const marinates = /\bmarinat|\bmarinade\b/i;
const discardsMarinade = /\b(?:discard|throw away|pour away)\b[^.]*\bmarinade\b/i;

const fate = {
  brine: 0.1,
  // Pickles are lifted out of the vinegar and keep about this share of its salt.
  pickle: 0.3,
  rinsed: 0.25,
  squeezed: 0.6,
  marinade: 0.5,
  crust: 0.03,
  eaten: 1,
} as const;

const step = (sentences: readonly Sentence[], use: Use, steps: number): string => {
  const from = sentences[use.at]?.step ?? 0;
  return sentences
    .slice(use.at)
    .filter((one) => one.step <= from + steps)
    .map(({ text }) => text)
    .join(' ');
};

const boilsDown =
  /\b(?:rice|quinoa|bulgur|couscous|freekeh|polenta|lentils?|cover|flour|butter|milk|dough|batter)\b/i;

/** Returns whether the water is poured away, in the same step or, unless the food absorbs it, in the next two. */
function isDrained(sentences: readonly Sentence[], use: Use): boolean {
  const here = step(sentences, use, 0);
  if (drains.test(here)) return true;
  const after = step(sentences, use, 2).slice(here.length);
  return !boilsDown.test(here) && !/\bfry|\boil\b/i.test(after) && drains.test(after);
}

/** Returns whether the water stays in the dish: it is called a broth or similar, or meat is boiled in it. */
function staysInDish(
  sentences: readonly Sentence[],
  use: Use,
  foods: readonly ListedFood[],
): boolean {
  const isPouredIn = /\b(?:pour|stir|add)\b[^.]*\bwater\b/i.test(sentences[use.at]?.text ?? '');
  if (isPouredIn && !drains.test(step(sentences, use, 0))) return true;
  if (endsInDish.test(step(sentences, use, 3))) return true;
  const named = idsIn(sentences[use.at]?.text ?? '');
  return foods.some(
    ({ ingredient: { id, tags } }) => (tags.has('meat') || tags.has('poultry')) && named.has(id),
  );
}

/**
 * Returns whether a food soaks in this salted water and a later sentence drains it: "put the rice in water with the salt and leave it to
 * soak", steps later "drain the rice".
 */
function isSoakingWater(sentences: readonly Sentence[], use: Use): boolean {
  const [soaking = ''] = (sentences[use.at]?.text ?? '').split(/\bwhile\b/i);
  const isSalted = /\bwater\b/i.test(soaking) && /\bsalt\b/i.test(soaking);
  if (!isSalted || !soaks.test(soaking) || isNoSoakingWater.test(soaking)) return false;
  const soaked = idsIn(soaking);
  for (const id of ['water', 'salt']) soaked.delete(id);
  return sentences
    .slice(use.at + 1)
    .some(({ text }) => drains.test(text) && !soaked.isDisjointFrom(idsIn(text)));
}

const waterAmount = new RegExp(
  String.raw`(${number})\s*(ml|l|litres?|liters?)\s+(?:of\s+)?(?:the\s+)?(?:remaining\s+)?(?:\w+\s+){0,2}?water`,
  'iu',
);

// Pasta, rice and pulses absorb about their own weight of the salted water (a pound of pasta in four quarts takes an eighth of
// the salt; SR28 20421 has 131 mg in 100 g of pasta boiled that way). Potatoes and other vegetables absorb a tenth of theirs.
const takenByDry = 1;
const takenByOther = 0.1;
const usualShare = 0.05;
const leastShare = 0.05;
const usualWaterPerFood = 5;

/** Returns whether a text names a food, by its ingredient or by the last word of its line: "orecchiette". */
function isNamed({ ingredient, read }: ListedFood, ids: Set<string>, text: string): boolean {
  const word = read?.food.split(/\s+/).at(-1)?.toLowerCase().replace(/s$/, '') ?? '';
  return ids.has(ingredient.id) || (word.length > 3 && text.toLowerCase().includes(word));
}

/** Returns the share of the salt in boiling water that the food absorbs: the same as its share of the water. */
function waterShare(text: string, foods: readonly ListedFood[], sentence: string): number {
  const named = idsIn(text);
  const boiled = foods.filter(
    (food) =>
      isNamed(food, named, text) &&
      !food.ingredient.roles.has('salt') &&
      food.ingredient.unit !== 'ml',
  );
  if (boiled.length === 0) return usualShare;
  const taken = boiled.map(
    ({ ingredient, grams }) => grams * (isBoiledFromDry(ingredient) ? takenByDry : takenByOther),
  );
  const [, count, unit = ''] = waterAmount.exec(sentence) ?? [];
  const listed = foods.find(({ ingredient: { id } }) => id === 'water')?.grams;
  const said =
    count === undefined ? undefined : (readNumber(count) ?? 0) * (unit === 'ml' ? 1 : 1000);
  const usual = boiled.reduce((sum, { grams }) => sum + grams, 0) * usualWaterPerFood;
  const share = taken.reduce((sum, one) => sum + one, 0) / (said || listed || usual);
  return Math.min(1, Math.max(leastShare, share));
}

/** Returns the eaten share of the salt that a sentence uses. */
function keptOf(use: Use, sentences: readonly Sentence[], foods: readonly ListedFood[]): number {
  const sentence = sentences[use.at]?.text ?? '';
  const here = step(sentences, use, 0);
  const rest = step(sentences, use, 1);
  if (/\bsalt crust|\bbury\b[^.]*\bsalt\b/i.test(rest)) return fate.crust;
  if (/\bvinegar\b/i.test(sentence) && /\bpickl|\bbrine\b/i.test(rest)) return fate.pickle;
  const isWater = /\bwater\b/i.test(sentence) && boils.test(here);
  if (isWater && !brines.test(sentence)) {
    if (staysInDish(sentences, use, foods) || !isDrained(sentences, use)) return fate.eaten;
    return waterShare(rest, foods, sentence);
  }
  if (isSoakingWater(sentences, use) && !staysInDish(sentences, use, foods)) return fate.brine;
  if (brines.test(sentence) && leavesBrine.test(step(sentences, use, 3))) return fate.brine;
  if (draws.test(sentence) && (rinses.test(here) || rinsesSalt.test(rest))) return fate.rinsed;
  if (draws.test(sentence) && squeezes.test(here)) return fate.squeezed;
  const isDiscarded = sentences.some(({ text }) => discardsMarinade.test(text));
  return isDiscarded && marinates.test(here) ? fate.marinade : fate.eaten;
}

/**
 * Returns the eaten share of a recipe's salt, by what the steps do with it: most of the salt in boiling water, a brine or a
 * cure is poured or rinsed away. "The remaining salt" is the salt that no other sentence measures.
 * @param saltGrams all listed salt, except from lines that already say that it is poured away
 * @param foods the weighed foods of the ingredient list, as listed
 */
export function keptSaltShare(
  saltGrams: number,
  foods: readonly ListedFood[],
  instructions: readonly string[],
): number {
  const sentences = sentencesOf(instructions);
  const uses = usesOf(sentences);
  const measured = uses.reduce((sum, { grams = 0 }) => sum + grams, 0);
  const open = uses.filter(({ grams }) => grams === undefined).length;
  const openGrams = Math.max(0, saltGrams - measured) / Math.max(1, open);
  const total = Math.max(saltGrams, measured);
  if (total === 0) return 1;
  const lost = uses.map((use) => (use.grams ?? openGrams) * (1 - keptOf(use, sentences, foods)));
  return Math.max(0, 1 - lost.reduce((sum, one) => sum + one, 0) / total);
}
