import { matchFoods } from '../pantry/lexicon.ts';
import { keyOf, tableOf } from './names.ts';

/** Maps a word for many foods to ingredient ids, for a cook who prefers to use them. */
const groups = tableOf<string>([
  ['leafy greens, greens, dark leafy greens', 'spinach kale swiss-chard romaine rocket pak-choi'],
  [
    'seasonal vegetables, vegetables, fresh vegetables, veggies, local produce, fresh produce, garden vegetables',
    'courgette red-pepper carrot broccoli green-beans butternut-squash',
  ],
  ['root vegetables', 'carrot parsnip beetroot sweet-potato turnip celeriac swede'],
  [
    'whole grains, wholegrains, ancient grains, grains',
    'quinoa brown-rice bulgur farro millet buckwheat',
  ],
  [
    'legumes, pulses, beans and lentils, beans',
    'chickpeas black-beans cannellini red-lentils kidney-beans cooked-lentils',
  ],
  [
    'fresh herbs, herbs',
    'basil parsley coriander mint dill chives tarragon thyme rosemary sage fresh-oregano chervil',
  ],
  ['spices', 'cumin paprika turmeric cinnamon'],
  ['seafood, shellfish, fish and seafood', 'prawns salmon cod mussels scallops'],
  ['white fish, oily fish', 'cod salmon mackerel sea-bass'],
  [
    'white meat, poultry, lean meat, lean protein, lean proteins',
    'chicken-breast turkey-breast chicken-thigh',
  ],
  ['red meat', 'beef-steak lamb-leg beef-mince'],
  ['ground meat, mince', 'beef-mince turkey-mince pork-mince'],
  ['plant protein, plant based protein, plant proteins', 'tofu tempeh chickpeas cooked-lentils'],
  ['nuts, mixed nuts', 'almonds walnuts cashews hazelnuts'],
  [
    'nuts and seeds',
    'almonds walnuts cashews hazelnuts pumpkin-seeds sunflower-seeds sesame-seeds pistachios pecans mixed-nuts mixed-seeds peanuts salted-peanuts brazil-nuts macadamia ground-almonds ground-hazelnuts peanut-butter almond-butter tahini chia-seeds flaxseed hemp-seeds poppy-seeds',
  ],
  ['seeds', 'pumpkin-seeds sunflower-seeds sesame-seeds'],
  ['dairy', 'greek-yoghurt feta cheddar milk'],
  ['salmon', 'salmon smoked-salmon'],
  ['lentils', 'green-lentils red-lentils cooked-lentils'],
  ['rice', 'basmati jasmine-rice'],
  ['cheese', 'cheddar feta mozzarella goat-cheese parmesan'],
  ['berries, mixed berries', 'blueberry strawberry raspberry blackberry'],
  [
    'citrus, citrus fruits',
    'lemon-juice lime-juice orange lemon-zest lemon lime lime-zest orange-juice orange-zest grapefruit clementine tangerine',
  ],
  ['fruit, fresh fruit, seasonal fruit, fruits', 'apple pear strawberry mango peach'],
  ['tropical fruit, tropical fruits', 'mango pineapple papaya banana'],
  ['mushrooms', 'mushroom shiitake oyster-mushroom portobello'],
  ['noodles', 'rice-noodles egg-noodles udon soba'],
  ['potatoes', 'potato sweet-potato'],
  [
    'pantry staples, store cupboard, storecupboard, leftovers, budget ingredients',
    'chickpeas tinned-tomatoes pasta basmati red-lentils',
  ],
  ['olive oil, extra virgin olive oil', 'olive-oil'],
  ['fermented foods', 'kimchi sauerkraut miso yoghurt'],
]);

/** Returns the ingredient ids that a name asks for, best match first; an empty list when it names none. */
export function readPreferred(name: string): string[] {
  const group = groups.get(keyOf(name));
  if (group) return group.split(' ');
  return matchFoods(name)
    .filter((match) => match.entry.kind === 'ingredient')
    .flatMap((match) => [...match.entry.ingredientIds]);
}
