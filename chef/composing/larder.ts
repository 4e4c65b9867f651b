import { type Ingredient, ingredient } from '#recipes/pantry/pantry.ts';

/**
 * Foods that any kitchen can have, by list, the most usual first. The end of each list contains none of the fourteen allergens and
 * nothing from animals, so that every diet leaves at least one food for each slot. "~" marks foods that are used only when the rest
 * of the list is not allowed.
 */
const rows = `
ready chickpeas cannellini black-beans tinned-tuna smoked-salmon feta mozzarella butter-beans cooked-lentils avocado pumpkin-seeds sunflower-seeds
salad cucumber tomato carrot radish red-pepper red-onion avocado cherry-tomato
leaf romaine rocket spinach watercress
salad-leaf rocket romaine spinach watercress salad-leaves lambs-lettuce
salad-bean cannellini butter-beans chickpeas black-beans kidney-beans cooked-lentils
aromatic red-onion spring-onion shallot
red-veg tomato cherry-tomato red-pepper
crunch almonds walnuts hazelnuts cashews pumpkin-seeds sunflower-seeds desiccated-coconut
salty black-olives green-olives capers gherkins sun-dried-tomato lemon-zest
herb parsley basil chives mint coriander dill
heat chilli-flakes red-chilli chilli-powder
acid lemon-juice lime-juice cider-vinegar rice-vinegar
dressing-oil olive-oil rapeseed-oil
cold-spice smoked-paprika sumac cumin dried-oregano paprika ground-coriander
plate-spice sumac zaatar
salt salt
pepper black-pepper
water water
cold-tomato tinned-tomatoes
cold-red roasted-peppers
quick-leaf watercress rocket salad-leaves spinach romaine lambs-lettuce
quick-main chickpeas tinned-tuna cannellini mozzarella smoked-mackerel feta butter-beans cooked-lentils hot-smoked-salmon black-beans kidney-beans sardines
quick-fresh cherry-tomato roasted-peppers tinned-corn
quick-seed pumpkin-seeds sunflower-seeds almonds walnuts hazelnuts pecans pistachios
quick-fruit blueberry raspberry strawberry blackberry ~grape
quick-coconut desiccated-coconut
seed-spice cinnamon ground-ginger cardamom
citrus lemon-juice lime-juice ~cider-vinegar
juice orange-juice apple-juice
fruit apple pear strawberry blueberry raspberry mango peach orange plum banana cherry blackberry kiwi pineapple melon grape
fruit-herb mint basil lemon-zest
sweet-crunch almonds walnuts hazelnuts pecans pistachios pumpkin-seeds sunflower-seeds desiccated-coconut
spoon-cream greek-yoghurt yoghurt ~skyr ~coconut-yoghurt ~soy-yoghurt ~oat-yoghurt ~coconut-cream
sweetener honey maple-syrup agave ~date-syrup ~erythritol
warm cinnamon vanilla cardamom ground-ginger nutmeg
smoothie-fruit banana mango strawberry blueberry raspberry pineapple peach papaya
shake-milk milk oat-milk ~almond-milk ~soy-milk ~rice-milk ~coconut-drink
bowl-seed chia-seeds flaxseed hemp-seeds pumpkin-seeds sunflower-seeds
`;

/** Roles through which a preferred food can enter a list that does not name it. */
const rolesOf: Readonly<Record<string, readonly string[]>> = {
  ready: ['pulse', 'ready-fish'],
  salad: ['salad-vegetable'],
  leaf: ['leaf'],
  'salad-bean': ['pulse'],
  aromatic: ['aromatic'],
  crunch: ['nut', 'crunch'],
  herb: ['herb'],
  acid: ['acid', 'acid-vinegar'],
  citrus: ['acid'],
  fruit: ['fruit'],
  'sweet-crunch': ['nut', 'crunch'],
  'smoothie-fruit': ['smoothie-fruit'],
};

type List = { items: readonly Ingredient[]; lastResorts: ReadonlySet<string> };

function readList(words: readonly string[]): List {
  const lastResorts = words.filter((word) => word.startsWith('~')).map((word) => word.slice(1));
  return {
    items: words.map((word) => ingredient(word.replace('~', ''))),
    lastResorts: new Set(lastResorts),
  };
}

const lists: ReadonlyMap<string, List> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', ...words] = row.split(' ');
      return [name, readList(words)];
    }),
);

/** Returns the foods of a list, the most usual first. @throws Error for an unknown list */
export function listNamed(name: string): List {
  const list = lists.get(name);
  if (!list) throw new Error(`The larder has no list "${name}"`);
  return list;
}

/** Whether a food is in a list, or has one of the roles of the list. */
export const isListed = (item: Ingredient, name: string): boolean =>
  listNamed(name).items.includes(item) ||
  (rolesOf[name] ?? []).some((role) => item.roles.has(role));
