import { listInWords } from '#contract/list-in-words.ts';
import { matchFoods } from '#recipes/pantry/lexicon.ts';
import { ingredient } from '#recipes/pantry/pantry.ts';
import type { CookbookDish, DishIngredient } from '../cookbook/dish.ts';
import type { Changed } from './change-heat.ts';
import { type Facts, factsOf } from './conditions.ts';
import { scaleFoods } from './scale-foods.ts';

/** What a wish wants less of: how the note says it, and which ingredients of a dish it is about. */
type Less = { said: string; isMeant: (one: DishIngredient) => boolean };

const withRole =
  (...roles: readonly DishIngredient['role'][]) =>
  ({ role }: DishIngredient): boolean =>
    roles.includes(role);

const isSalty = ({ pantryId }: DishIngredient): boolean =>
  pantryId === 'salt' || /^(?:sea-salt|soy-sauce|fish-sauce|tamari)$/.test(pantryId);

const isSweetener = ({ role, pantryId }: DishIngredient): boolean =>
  role === 'sweetener' || ingredient(pantryId).roles.has('sweetener');

/** Tastes that a wish wants less of, each with what makes it. */
const tastes: readonly (readonly [RegExp, string, Less['isMeant']])[] = [
  [/^(?:sweet|sugary|sugar)$/i, 'sweet', isSweetener],
  [/^(?:oily|greasy|fatty|oil|fat|grease)$/i, 'oily', withRole('fat')],
  [/^(?:salty|salt)$/i, 'salty', isSalty],
  [/^(?:sour|tangy|vinegary|acidic)$/i, 'sour', withRole('acid')],
  [/^garlicky$/i, 'garlicky', ({ pantryId }) => ingredient(pantryId).tags.has('garlic-family')],
  [/^meat$/i, 'meat', ({ pantryId }) => ingredient(pantryId).tags.has('meat')],
  [/^buttery$/i, 'buttery', ({ pantryId }) => /butter$/.test(pantryId)],
  [/^(?:creamy|rich)$/i, 'rich', ({ pantryId }) => ingredient(pantryId).kinds.has('cream')],
];

const lessOf =
  /\b(?:less|(?:not|nothing)(?: be)? (?:too|so|as|that|very|overly)(?: much)?|without (?:too|so) much|go(?:es)? easy on(?: the)?|a (?:bit|little|touch) less) ((?:of )?(?:the )?\p{L}+(?: \p{L}+)?)/giu;

/** Dishes whose sugar is their structure: less of it, and they do not set or brittle. */
const ofSugar =
  /\b(?:caramel\w*|meringues?|brittle|candied|setting point|thermometer|churn|fudge|toffee|honeycomb|nougat|marshmallows?|sorbet|praline|macarons?)\b/i;

/** Heat, times, numbers and work are read elsewhere, and are no foods. */
const noTaste =
  /^(?:than|spic\w+|hot|heat|fiery|chill?i\w*|kick|time|work|effort|fuss|washing|carbs?|calor\w+|kcal|food|money|expensive)\b/i;

/** Returns what a food of the pantry is in a dish: the very food, or one of its kind ("vinegar" for cane vinegar). */
function foodMeant(name: string): Less | undefined {
  const found = matchFoods(name).find(({ entry }) => entry.kind === 'ingredient');
  if (!found) return undefined;
  const ids = new Set(found.entry.ingredientIds);
  const said = found.text.toLowerCase();
  const noun = new RegExp(`\\b${said.replace(/s$/, '')}s?$`, 'i');
  return {
    said,
    isMeant: ({ pantryId, name: own }) => ids.has(pantryId) || noun.test(own),
  };
}

/** Returns what a wish wants less of: "less sweet than usual", "my lola used less vinegar". */
export function lessWanted(wish: string): Less[] {
  return [...wish.matchAll(lessOf)].flatMap(([, words = '']) => {
    const name = words.replace(/^(?:of )?(?:the )?/i, '');
    if (noTaste.test(name)) return [];
    const [first = ''] = name.split(' ');
    const taste = tastes.find(([pattern]) => pattern.test(first));
    if (taste) return [{ said: taste[1], isMeant: taste[2] }];
    return foodMeant(name) ?? foodMeant(first) ?? [];
  });
}

/** Shares of an ingredient that may stay: a third of a seasoning can go, of what holds a cake together a fifth. */
const share = { free: 2 / 3, careful: 0.8 };
const inWords = { [share.free]: 'two thirds', [share.careful]: 'four fifths' } as const;

/** Roles of ingredients that only season a dish. */
const seasons = new Set<DishIngredient['role']>([
  ...(['acid', 'seasoning', 'spice', 'herb', 'aromatic', 'flavour', 'heat', 'garnish'] as const),
  ...(['sweetener', 'fat', 'cream'] as const),
]);

/** Dishes that keep or set because of what seasons them. */
const isPreserved = ({ techniques, path, title }: CookbookDish): boolean =>
  techniques.some((one) => /^(?:Pickling|Fermenting|Curing|Canning)$/.test(one)) ||
  /\b(?:jam|jelly|marmalade|chutney|pickle[sd]?|ceviche|cured|gravlax|confit|jerky|hot sauce|sriracha)\b/i.test(
    title,
  ) ||
  path.startsWith('spice-mixes/');

/** Returns how much of an ingredient may stay; 1 where the dish needs all of it. */
function shareOf(facts: Facts, at: number): number {
  const { dish, isBaked } = facts;
  const one = dish.ingredients[at];
  if (!one || !seasons.has(one.role) || isPreserved(dish)) return 1;
  // Buttermilk raises what soda is in.
  if (one.pantryId === 'buttermilk') return 1;
  if (one.notes.some((note) => /\bfrying\b|for the water/.test(note))) return 1;
  if (isSweetener(one)) {
    if (ofSugar.test(`${facts.text} ${dish.title}`)) return 1;
    return isBaked ? share.careful : share.free;
  }
  if (isBaked && (one.role === 'fat' || one.role === 'cream')) return 1;
  return isBaked && isSalty(one) ? share.careful : share.free;
}

/** Returns a dish with less of what a wish names, with a note; a note that it is unchanged where the dish needs all of it. */
function withLess(dish: CookbookDish, { said, isMeant }: Less): Changed {
  const facts = factsOf(dish);
  const meant = [...dish.ingredients.entries()].filter(([, one]) => isMeant(one));
  if (meant.length === 0) return { dish, notes: [] };
  const byShare = Map.groupBy(meant, ([at]) => shareOf(facts, at));
  const parts: string[] = [];
  let now = dish;
  for (const [stays, ones] of byShare) {
    if (stays === 1) continue;
    const ids = new Set(ones.map(([, { name, pantryId }]) => `${pantryId} ${name}`));
    const scaled = scaleFoods(now, ({ name, pantryId }) => ids.has(`${pantryId} ${name}`), stays);
    now = scaled.dish;
    if (scaled.names.length > 0)
      parts.push(`${inWords[stays] ?? 'less'} of the ${listInWords(scaled.names)}`);
  }
  const names = listInWords([...new Set(meant.map(([, { name }]) => name))]);
  const hasLittle = [...byShare.keys()].some((stays) => stays < 1);
  if (parts.length === 0 && hasLittle)
    return { dish, notes: [`There is only a little ${names} in it; leave it out if you like.`] };
  if (parts.length === 0)
    return { dish, notes: [`The amount of ${names} is as usual: this dish needs all of it.`] };
  return {
    dish: now,
    notes: [`Less ${said} than usual: ${parts.join(', and ')}.`],
  };
}

/** Returns a dish with less of everything that a wish wants less of. */
export function changeLess(dish: CookbookDish, wish: string): Changed {
  return lessWanted(wish).reduce<Changed>(
    (all, less) => {
      const changed = withLess(all.dish, less);
      return { dish: changed.dish, notes: [...all.notes, ...changed.notes] };
    },
    { dish, notes: [] },
  );
}
