import type { Kitchen } from '../../kitchen.ts';

/** What a menu calls a dish after one thing in it, by the id of that thing. */
const flavours: Record<string, readonly string[]> = {
  'lemon-juice': ['Lemony', 'Lemon'],
  'lemon-zest': ['Lemony'],
  'lime-juice': ['Lime-Sharp', 'Zesty Lime'],
  tamarind: ['Tangy Tamarind', 'Tamarind'],
  balsamic: ['Balsamic'],
  'smoked-paprika': ['Smoky', 'Smoked Paprika'],
  paprika: ['Paprika', 'Warm Paprika'],
  cumin: ['Cumin-Spiced', 'Toasted Cumin'],
  turmeric: ['Golden', 'Turmeric'],
  saffron: ['Saffron'],
  'garam-masala': ['Garam Masala', 'Gently Spiced'],
  'curry-powder': ['Curried'],
  'ground-coriander': ['Fragrant', 'Warmly Spiced'],
  cinnamon: ['Cinnamon-Scented'],
  allspice: ['Allspice'],
  sumac: ['Sumac'],
  zaatar: ['Za’atar'],
  'fennel-seeds': ['Fennel-Seed'],
  'mustard-seeds': ['Mustard-Seed'],
  'dried-oregano': ['Oregano'],
  'dried-thyme': ['Thyme'],
  'star-anise': ['Star Anise'],
  'soy-sauce': ['Soy', 'Savoury'],
  tamari: ['Tamari', 'Savoury'],
  miso: ['Miso'],
  hoisin: ['Hoisin'],
  'oyster-sauce': ['Glossy'],
  gochujang: ['Gochujang', 'Fiery'],
  harissa: ['Harissa', 'Fiery Harissa'],
  'chilli-flakes': ['Chilli', 'Fiery'],
  'red-chilli': ['Chilli', 'Fiery'],
  'chilli-powder': ['Chilli', 'Hot'],
  jalapeno: ['Jalapeño'],
  horseradish: ['Horseradish'],
  'coconut-milk': ['Coconut', 'Creamy Coconut'],
  'tinned-tomatoes': ['Tomato'],
  passata: ['Tomato'],
  ginger: ['Ginger', 'Gingery'],
  garlic: ['Garlicky', 'Garlic'],
  lemongrass: ['Lemongrass'],
  rosemary: ['Rosemary'],
  thyme: ['Thyme'],
  sage: ['Sage'],
  basil: ['Basil'],
  mint: ['Minty'],
  dill: ['Dill'],
  coriander: ['Coriander'],
  chives: ['Chive'],
  parsley: ['Herby', 'Parsley'],
};

/** A word for a title that says how the dish tastes, after something in the slots; empty where nothing there gives one. */
export function flavour(k: Kitchen, ...slots: readonly string[]): string {
  const words = slots.flatMap((slot) => flavours[k.first(slot)?.id ?? ''] ?? []);
  return words.length > 0 ? k.pick(words) : '';
}

/** The name of the cuisine where the dish is one of its own, else nothing. */
export const ownCuisine = (k: Kitchen, cuisines: readonly string[]): string =>
  cuisines.includes(k.cuisine) ? k.cuisine : '';
