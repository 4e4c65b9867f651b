import { keyOf } from '#recipes/selections/names.ts';
import type { Known } from './known-dish.ts';
import type { Wants } from './wants.ts';

/** Diets in the titles of dishes that are made for them. */
const dietInTitle =
  /^(?:vegan|keto|paleo|diabetic|low[- ](?:fodmap|carb|salt|sodium|fat|sugar|calorie)|(?:gluten|dairy|milk|egg|nut|sugar|oil|lactose|wheat)[- ]free)\b/iu;

const saysOne =
  /\b(?:(?:for|just|only) (?:one|me|myself|1)|alone|single|solo|by myself|1 (?:person|serving|portion)|mugs?|microwave)\b/iu;
const madeForOne = /\b(?:for one|single[- ]serve|mug)\b/iu;

/** Whether a dish is made for one person and the wish does not say so: "a proper sunday one" is no dinner for one. */
export const isForOne = (
  { dish }: Known,
  { text, requirements: { servings = 2 } }: Wants,
): boolean => madeForOne.test(dish.title) && servings > 1 && !saysOne.test(text);

/** Whether the title of a dish names a diet that nobody asked for, or one person: sponge fingers belong in a tiramisu. */
export function isForOthers(known: Known, wants: Wants): boolean {
  const { text, isWish, requirements } = wants;
  const { dish } = known;
  if (isWish && isForOne(known, wants)) return true;
  const diet = dietInTitle.exec(dish.title)?.[0];
  if (diet === undefined || !isWish) return false;
  const { bans, goals } = requirements;
  // Most diets resemble each other, and none of them is vegan by chance.
  if (goals.length > 0 && !/^vegan/iu.test(diet)) return false;
  const asked = keyOf([text, ...[...bans, ...goals].map(({ name }) => name)].join(' '));
  const [word = ''] = keyOf(diet)
    .split(' ')
    .filter((one) => one !== 'low' && one !== 'free');
  return !asked.includes(word);
}

/** The most servings of a dish that is made in one mug, one bowl or one glass. */
const few = 2;

/** Whether a dish is made for one or two and many are to eat of it: nobody bakes twelve mugs. */
export const isForFew = ({ dish }: Known, { requirements: { servings = 1 } }: Wants): boolean =>
  dish.servings <= few && dish.goodFor.to <= 2 * few && servings > 2 * dish.goodFor.to;
