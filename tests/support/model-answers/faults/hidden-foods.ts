import type { ConstraintLabel } from '#contract/constraint-labels.ts';

/**
 * Foods that break a choice without naming it: compound foods under their kitchen names. Sources: Regulation (EU) 1169/2011, Annex II, and the
 * recipes of these foods. The lists are written separately here, since planted faults must not come from the lists under test.
 */
const milk = [
  '40 g ghee',
  '50 g paneer',
  '60 ml buttermilk',
  '40 g mascarpone',
  '30 g whey powder',
  '50 g pesto',
];
const eggs = [
  '60 g mayonnaise',
  '40 g meringue',
  '60 g brioche',
  '40 g hollandaise',
  '2 tbsp aioli',
];
const gluten = [
  '60 g seitan',
  '50 g panko',
  '80 g couscous',
  '60 g bulgur',
  '60 g orzo',
  '40 g semolina',
];
const fish = [
  '1 tbsp Worcestershire sauce',
  '20 g bonito flakes',
  '1 tbsp nam pla',
  '30 g taramasalata',
  '20 g anchovies',
  '80 g surimi',
];
const peanuts = ['2 tbsp satay sauce', '30 g groundnuts', '40 g peanut butter'];
const treeNuts = [
  '40 g marzipan',
  '30 g praline',
  '40 g frangipane',
  '2 tbsp Nutella',
  '30 g amaretti',
];
const soybeans = [
  '1 tbsp miso',
  '80 g tempeh',
  '1 tbsp hoisin sauce',
  '60 g edamame',
  '1 tbsp teriyaki sauce',
];
const pork = ['60 g chorizo', '50 g pancetta', '50 g prosciutto'];
const flesh = [...pork, '40 g suet', '60 g bresaola', '100 ml chicken stock', '50 g foie gras'];
const alcohol = ['80 ml white wine', '2 tbsp brandy', '2 tbsp mirin'];
const shellfish = ['100 g scampi', '80 g langoustines', '1 tsp shrimp paste'];
const animal = ['1 tbsp honey', '2 sheets gelatine', '1 tbsp fish sauce'];

type Label = Extract<ConstraintLabel, 'Dietary Constraints' | 'Allergens' | 'Avoid'>;

export const hiddenFoods: Record<Label, Record<string, readonly string[]>> = {
  Allergens: {
    Milk: milk,
    Eggs: eggs,
    Gluten: gluten,
    Fish: fish,
    Peanuts: peanuts,
    'Tree Nuts': treeNuts,
    Soybeans: soybeans,
    Crustaceans: shellfish,
    Molluscs: ['1 tbsp oyster sauce', '100 g calamari', '80 g scallops'],
    Celery: ['100 g celeriac', '80 g mirepoix'],
    Mustard: ['1 tbsp piccalilli', '1 tbsp Dijon mustard'],
    Sesame: ['2 tbsp tahini', "1 tbsp za'atar", '60 g hummus', '40 g halva', '1 tbsp gomasio'],
  },
  'Dietary Constraints': {
    Vegan: [...animal, ...milk, ...eggs, ...fish, ...flesh],
    Vegetarian: ['2 sheets gelatine', ...fish, ...flesh],
    Pescatarian: flesh,
    'Gluten-Free': gluten,
    'Dairy-Free': milk,
    'Egg-Free': eggs,
    'Nut-Free': [...treeNuts, ...peanuts],
    Halal: [...pork, ...alcohol],
    Kosher: [...pork, ...shellfish],
  },
  Avoid: {
    Garlic: ['1 tsp garlic powder', '2 tbsp aioli'],
    Onion: ['50 g shallots', '1 tsp onion powder'],
    Pork: pork,
    Shellfish: shellfish,
    Coconut: ['80 ml coconut cream'],
    Alcohol: alcohol,
    Chilli: ['1 tsp harissa', '1 tsp sriracha'],
    'Added Sugar': ['1 tbsp maple syrup', '1 tbsp honey', '2 tbsp agave syrup'],
  },
};

/** Foods that break none of the choices above: for other kinds of faults. */
export const plainFoods = [
  '200 g radishes',
  '150 g kale',
  '120 g pumpkin',
  '100 g turnips',
  '150 g swede',
  '120 g blackberries',
  '150 g kohlrabi',
  '100 g watercress',
  '140 g okra',
  '100 g artichoke hearts',
];

export const notFood = [
  '50 ml petrol',
  '30 ml bleach',
  '20 ml washing-up liquid',
  '2 tbsp laundry detergent',
  '40 ml antifreeze',
  '1 tsp rat poison',
];

/** Returns the name in an ingredient line, which is used to find the food again: "40 g mascarpone" → "mascarpone". */
export const nameOf = (line: string): string =>
  line.replace(/^\S+ (?:(?:g|ml|tbsp|tsp|sheets) )?/, '');
