import type { ListedFood } from './read-foods.ts';

const savouryKinds = [
  'meat',
  'fish',
  'seafood',
  'onion',
  'stock',
  'soy sauce',
  'pepper',
  'mustard',
  'vinegar',
  'olive',
  'pickle',
];
const sweetKinds = ['sugar', 'syrup', 'sweetener', 'sweet', 'chocolate'];
const sweetCourse = /dessert|sweet|cake|bak/i;
/** Courses whose dishes are never sweet, regardless of the sugar in a glaze. */
const savouryCourse = /dinner|lunch|soup|salad|side|main/i;
const sweetTitle =
  /\b(?:cake|chocolate|caramel|honey|maple|berry|berries|vanilla|cinnamon|banana|apple|brownie|cookie|custard|smoothie|porridge|granola|oat|fruit|pudding)/i;

/** Returns whether a dish is sweet: by its course, otherwise by its ingredients and title. */
export function isSweetDish(
  { title, course }: { title: string; course?: string },
  foods: readonly ListedFood[],
): boolean {
  if (course && sweetCourse.test(course)) return true;
  if (course && savouryCourse.test(course)) return false;
  const count = (kinds: readonly string[]) =>
    foods.filter(({ ingredient }) => kinds.some((kind) => ingredient.kinds.has(kind))).length;
  const savoury =
    count(savouryKinds) + foods.filter(({ ingredient }) => ingredient.id === 'garlic').length;
  const sweet = count(sweetKinds) + (sweetTitle.test(title) ? 1 : 0);
  const fruit = foods.filter(
    ({ ingredient }) => ingredient.kinds.has('fruit') && !ingredient.kinds.has('citrus'),
  ).length;
  return sweet + (savoury === 0 ? fruit : 0) > savoury;
}
