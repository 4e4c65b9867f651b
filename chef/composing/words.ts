import type { Ingredient } from '#recipes/pantry/pantry.ts';
import { singular } from '#recipes/pantry/words.ts';

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// Words that a shopping list needs and a step does not.
const shoppingWords =
  /^(?:tins? young|tins?|boneless|lean|firm|raw peeled|shelled|unsalted|mature|medium|flat|runny|flat-leaf|ready-rolled|extra-firm|roasted|smooth|toasted|dried|mild|sweet|rinsed|pearled|granulated|quick-cook|strong brewed|brewed|unsweetened|gluten-free plain|flaked|soft|light|dry|fresh flat-leaf|fresh|ground)\s+/;
// Names in which the shopping word is part of what the food is.
const keep = new Set([
  'dried apricots',
  'dried cranberries',
  'dried breadcrumbs',
  'ground almonds',
  'ground flaxseed',
  'dried soya mince',
  'lean beef mince',
  'sweet potatoes',
  'ground ginger',
  'ground coriander',
  'dried yeast',
  'dried thyme',
  'dried basil',
  'dried oregano',
  'fresh egg pasta',
  'sweet paprika',
  'flat rice noodles',
]);
const short: Record<string, string> = {
  'lean beef mince': 'beef mince',
  'sweet paprika': 'paprika',
  'plain yoghurt': 'yoghurt',
  'cooked beetroot': 'beetroot',
  'flat rice noodles': 'rice noodles',
  'fresh thyme leaves': 'thyme',
  'fresh sage leaves': 'sage',
  'vanilla extract': 'vanilla',
  'saffron threads': 'saffron',
  'hulled hemp seeds': 'hemp seeds',
  'fennel bulb': 'fennel',
  'fennel bulbs': 'fennel',
  'tin tuna in water': 'tuna',
  'tins tuna in water': 'tuna',
  'dark chocolate (70%)': 'dark chocolate',
  'medium egg noodles': 'egg noodles',
  'gluten-free plain flour blend': 'gluten-free flour',
  'tin young jackfruit': 'jackfruit',
  'tins young jackfruit': 'jackfruit',
  'boneless chicken thigh': 'chicken',
  'chicken breast': 'chicken',
  'turkey breast': 'turkey',
  'stewing beef': 'beef',
  'pork loin': 'pork',
  'sirloin steak': 'steak',
  'lamb leg steak': 'lamb',
  'lamb leg steaks': 'lamb',
  'nutritional yeast flakes': 'nutritional yeast',
  'garlic clove': 'garlic',
  'garlic cloves': 'garlic',
  'celery stick': 'celery',
  'celery sticks': 'celery',
  'frozen peas': 'peas',
  'sweetcorn kernels': 'sweetcorn',
  'tomato purée': 'tomato purée',
};

/** Returns the name that a step uses: "boneless chicken thigh" → "chicken". */
export function shortName(ingredient: Ingredient, several: boolean): string {
  const full = several ? ingredient.many : ingredient.one;
  const known = short[full];
  if (known) return known;
  const bare = keep.has(full) ? full : full.replace(shoppingWords, '');
  return bare.replace(/ (?:fillets?|steaks?)$/, '').replace(/ stalks?$/, '');
}

const smallWords = new Set([
  'and',
  'with',
  'in',
  'of',
  'on',
  'the',
  'a',
  'over',
  'from',
  'à',
  'al',
  'for',
]);

/** Returns the text in title case as on a menu: small words stay lower-case. */
export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, index) => (index > 0 && smallWords.has(word) ? word : capitalise(word)))
    .join(' ');
}

/** Names on a menu are shorter than in a shop: no guest orders "Sourdough Bread with Chestnut Mushrooms". */
const menuNames: readonly (readonly [RegExp, string])[] = [
  [/^ground (?!almonds)/, ''],
  [/^chestnut (?=mushroom)/, ''],
  [/^(?:dried|desiccated) (?=oregano|thyme|basil|cranberries|apricots|coconut)/, ''],
  [/^(sourdough|pitta) breads?$/, '$1'],
  [/^mild (?=curry)/, ''],
  [/^(?:mixed salad) (?=leaves)/, 'mixed '],
  [/^cantaloupe (?=melon)/, ''],
  [/^edamame beans$/, 'edamame'],
  [/^romaine lettuce$/, 'romaine'],
  [/^bulgur wheat$/, 'bulgur'],
  [/^curry powder$/, 'curry'],
  [/ from a jar$/, ''],
];
const menuName = (ingredient: Ingredient): string =>
  menuNames.reduce((name, [from, to]) => name.replace(from, to), shortName(ingredient, true));

/** Returns the name as it is used in a title: "tins chickpeas" → "Chickpea". */
export function titleName(ingredient: Ingredient): string {
  const words = menuName(ingredient).split(' ');
  const last = singular(words.at(-1)?.toLowerCase() ?? '');
  const printed =
    words.at(-1)?.toLowerCase() === last || /[éèñ]/.test(words.at(-1) ?? '')
      ? (words.at(-1) ?? '')
      : last;
  return titleCase([...words.slice(0, -1), printed].join(' '));
}

/** Foods that are cut up, so that a title names them as a mass: "with Cucumber and Mango". */
const eatenByThePiece =
  /^(?:cucumber|avocado|mango|melon|watermelon|pineapple|papaya|cauliflower|fennel|celeriac|coconut)/;

/** Returns the name as it is used alone in a title: "with Chickpeas", "with Cucumber". */
export const pluralTitleName = (ingredient: Ingredient): string =>
  eatenByThePiece.test(menuName(ingredient))
    ? titleName(ingredient)
    : titleCase(menuName(ingredient));
