import type { Tag } from '../pantry/tags.ts';
import type { ListedItem } from './listed-items.ts';

type Kind = {
  tags?: readonly Tag[];
  roles?: readonly string[];
  /** Words of the ingredient line, or generic words from the pantry. */
  words?: string;
  not?: readonly Tag[];
};

const spices =
  'spice cumin coriander turmeric paprika cinnamon masala pepper salt chilli chili cayenne cardamom allspice nutmeg sumac ginger clove fennel fenugreek star anise curry powder seasoning zaatar saffron mustard sesame';
const herbs =
  'herb parsley basil coriander cilantro mint dill chive thyme rosemary sage oregano tarragon bay marjoram chervil';
const meats: readonly Tag[] = ['meat', 'fish', 'crustaceans', 'molluscs'];
const liquids =
  'water stock broth milk cream wine juice oil vinegar egg yoghurt yogurt buttermilk honey syrup vanilla butter sauce coffee extract';

/** Generic words that a step may use for a more specific listed food. */
const kinds: Record<string, Kind> = {
  meat: { tags: ['meat'], words: 'seitan tempeh jackfruit mince meat' },
  protein: { tags: [...meats, 'soy'], words: 'tofu bean lentil chickpea halloumi paneer egg' },
  duxelle: { words: 'mushroom' },
  fish: { tags: ['fish'] },
  seafood: { tags: ['fish', 'crustaceans', 'molluscs'] },
  shellfish: { tags: ['crustaceans', 'molluscs'] },
  steak: { tags: ['beef', 'fish', 'pork', 'lamb'] },
  fillet: { tags: meats },
  breast: { tags: ['poultry'] },
  patty: { tags: ['minced'], words: 'bean' },
  burger: { tags: ['minced'], words: 'bean patty' },
  sausage: { tags: ['pork', 'beef'], words: 'sausage' },
  vegetable: {
    roles: [
      'vegetable',
      'root',
      'green-vegetable',
      'salad-vegetable',
      'aromatic',
      'crudite',
      'leaf',
      'slaw',
    ],
    words:
      'vegetable pepper onion carrot potato celery courgette tomato spinach kale broccoli corn pea mushroom cabbage squash pumpkin leek aubergine bean',
    not: meats,
  },
  aromatic: { tags: ['allium'], words: 'ginger lemongrass celery garlic chilli' },
  salad: {
    roles: ['salad-vegetable', 'leaf'],
    words: 'lettuce leaf rocket salad spinach tomato cucumber',
  },
  leaf: { roles: ['leaf', 'herb'], words: `lettuce spinach rocket kale chard lime bay ${herbs}` },
  green: {
    roles: ['leaf', 'green-vegetable'],
    words: 'spinach kale chard cabbage lettuce pak choi bok cavolo collard',
  },
  herb: { roles: ['herb', 'woody-herb', 'dried-herb'], words: herbs },
  spice: { roles: ['spice', 'warm-spice', 'heat', 'dried-herb'], words: spices },
  seasoning: {
    roles: ['spice', 'heat', 'salt', 'pepper'],
    words: `${spices} ${herbs} garlic onion`,
  },
  rub: { roles: ['spice'], words: `${spices} ${herbs} sugar` },
  nut: { tags: ['nuts', 'peanuts', 'pine-nuts'] },
  seed: { tags: ['seed', 'sesame'], words: 'seed' },
  cheese: {
    words:
      'cheese parmesan cheddar mozzarella feta gruyere halloumi ricotta mascarpone pecorino gouda brie camembert emmental provolone stilton gorgonzola paneer manchego comte cotija',
    roles: ['cheese', 'melting-cheese', 'soft-cheese', 'crumbly-cheese'],
  },
  cream: { words: 'cream creme fraiche' },
  milk: { words: 'milk' },
  yoghurt: { words: 'yoghurt yogurt skyr' },
  yogurt: { words: 'yoghurt yogurt skyr' },
  egg: { tags: ['eggs'], words: 'egg' },
  butter: { words: 'butter margarine spread' },
  fat: { roles: ['fat', 'oil', 'baking-fat'], words: 'oil butter lard ghee margarine dripping' },
  oil: { roles: ['oil'], words: 'oil' },
  berry: { tags: ['berry'] },
  fruit: {
    roles: ['fruit', 'orchard', 'berry', 'smoothie-fruit'],
    tags: ['berry', 'citrus', 'tropical', 'stone-fruit', 'dried-fruit'],
  },
  citrus: { tags: ['citrus'] },
  bean: { tags: ['legume'], words: 'bean chickpea' },
  pulse: { tags: ['legume'] },
  lentil: { words: 'lentil dal' },
  dal: { words: 'lentil dal split' },
  tofu: { words: 'tofu tempeh' },
  noodle: { roles: ['noodle', 'pasta'], words: 'noodle udon soba ramen vermicelli spaghetti' },
  pasta: {
    roles: ['pasta'],
    words:
      'pasta spaghetti penne macaroni linguine noodle rigatoni tagliatelle lasagne orzo fusilli gnocchi',
  },
  rice: { tags: ['rice-family'] },
  grain: { tags: ['grain'], words: 'quinoa rice couscous bulgur barley' },
  oat: { tags: ['oats'] },
  flour: { words: 'flour', roles: ['flour'] },
  sugar: { tags: ['added-sugar', 'sugary'], words: 'sugar' },
  sweetener: { tags: ['added-sugar', 'honey', 'sweetener'], words: 'sugar honey syrup' },
  syrup: { words: 'syrup honey' },
  bread: {
    words: 'bread roll bun sourdough baguette ciabatta loaf pitta brioche slice focaccia',
    roles: ['bread'],
  },
  toast: { words: 'bread sourdough baguette brioche loaf' },
  bun: { words: 'bun roll brioche' },
  roll: { words: 'bun roll brioche' },
  wrap: { words: 'tortilla wrap flatbread' },
  tortilla: { words: 'tortilla wrap' },
  pastry: { words: 'pastry filo' },
  dough: { words: 'dough pastry flour', roles: ['flour'] },
  breadcrumb: { words: 'breadcrumb panko crumb bread' },
  crumb: { words: 'breadcrumb panko crumb bread' },
  mushroom: { tags: ['mushroom'] },
  pepper: { tags: ['pepper-family'], words: 'pepper' },
  chilli: { tags: ['hot'], words: 'chilli chili pepper jalapeno' },
  chili: { tags: ['hot'], words: 'chilli chili pepper jalapeno' },
  onion: { tags: ['onion-family'] },
  garlic: { tags: ['garlic-family'] },
  tomato: { tags: ['tomato-family'] },
  potato: { words: 'potato' },
  squash: { words: 'squash pumpkin' },
  stock: { words: 'stock broth bouillon cube', roles: ['stock'] },
  broth: { words: 'stock broth bouillon cube dashi', roles: ['stock'] },
  chocolate: { tags: ['chocolate'] },
  cocoa: { words: 'cocoa cacao' },
  wine: { words: 'wine sherry marsala vermouth' },
  alcohol: { tags: ['alcohol'] },
  juice: { tags: ['citrus'], words: 'juice' },
  zest: { tags: ['citrus'] },
  vinegar: { words: 'vinegar' },
  acid: { words: 'vinegar lemon lime juice' },
  mince: { tags: ['minced'], words: 'mince' },
  prawn: { tags: ['crustaceans'] },
  shrimp: { tags: ['crustaceans'] },
  shell: { words: 'shell taco' },
  sauce: { words: 'sauce ketchup passata salsa' },
  paste: { words: 'paste' },
  liquid: { words: liquids },
  topping: {
    words: `${herbs} cheese nut seed onion avocado yoghurt yogurt cream berry salsa lime radish`,
    tags: ['nuts', 'seed', 'sesame', 'berry'],
  },
  garnish: { words: `${herbs} seed nut lime lemon spring onion chilli` },
  yolk: { tags: ['eggs'], words: 'egg' },
  white: { tags: ['eggs'], words: 'egg' },
  salt: { words: 'salt' },
  ice: { words: 'ice water' },
};

/** Synonyms: regional names, or names of another form, for the same food. */
const same: Record<string, string> = {
  scallion: 'onion',
  garbanzo: 'chickpea',
  zucchini: 'courgette',
  eggplant: 'aubergine',
  cilantro: 'coriander',
  rocket: 'arugula',
  shrimp: 'prawn',
};

const wordsOfKind = new Map(
  Object.entries(kinds).map(([name, { words = '' }]) => [name, new Set(words.split(' '))]),
);

/** Whether a word is a generic word for foods, such as "cheese", "herbs" or "the fish". */
export const isKindWord = (word: string): boolean => word in kinds;

/** Whether an item belongs to the kind that a generic word names. */
export function isOfKind(word: string, item: ListedItem): boolean {
  if (item.kinds.has(word) || item.words.has(same[word] ?? word)) return true;
  const kind = Object.hasOwn(kinds, word) ? kinds[word] : undefined;
  if (!kind) return false;
  if (kind.not?.some((tag) => item.tags.has(tag))) return false;
  return (
    (kind.tags?.some((tag) => item.tags.has(tag)) ?? false) ||
    (kind.roles?.some((role) => item.roles.has(role)) ?? false) ||
    [...item.words].some((one) => wordsOfKind.get(word)?.has(one) ?? false)
  );
}
