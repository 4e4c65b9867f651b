import type { Selections } from '#contract/constraint-labels.ts';
import { readPreferred } from '#recipes/selections/prefer.ts';
import type { Requirements, UseUp } from '#recipes/selections/requirements.ts';
import { readNumber } from '#recipes/selections/wish/number-words.ts';
import { isOnlyBeside, isSideAtEnd } from './beside-dish.ts';
import type { WantedFood } from './wanted-food.ts';

/** Ways to cook a food that also make the name of a dish. */
const manners = 'pot[- ]?roast|roast|mashed|grilled|poached|boiled|fried|baked';
const dishManner = new RegExp(`^(?:${manners})`, 'iu');
const mannerBefore = new RegExp(String.raw`\b(?:${manners})\s+$`, 'iu');
/** Words around a dish that ask for it and for nothing else: "Sunday roast chicken for 6". */
const aroundDish =
  /^[\s,]*(?:(?:an?|the|crunchy|crispy|crisp|fluffy|golden|sunday|christmas|easter|thanksgiving|easy|simple|classic|traditional|proper|perfect|best|whole|dinner|lunch|supper|recipe|please|for (?:\d+|two|four|six|eight)(?: people)?)[\s,]*)*$/iu;

/** Words about the kitchen behind a dish: "roast beef for two, tiny oven". */
const aboutKitchen =
  /[\s,]*(?:\b(?:(?:i|we)(?:['’]ve)?|just|only|got|have|with|in|but|an?|my|our|the|tiny|small|mini|little|big|old|fan|gas|electric|one)\s+)*\b(?:oven|hob|stove|kitchen|roasting tin)\b/giu;

/** Whether a cooked food is the dish that the wish asks for: "roast chicken", but not "roast chicken, cold" and "roast chicken pasta". */
function isWishedDish({ text }: UseUp, wish: string): boolean {
  const manner = mannerBefore.exec(wish.slice(0, Math.max(0, wish.indexOf(text))))?.[0] ?? '';
  const said = `${manner}${text}`;
  return dishManner.test(said) && aroundDish.test(wish.replace(said, '').replace(aboutKitchen, ''));
}

const wantedOf = ({ name, text, ingredientIds, grams, isCooked }: UseUp, isUseUp: boolean) => ({
  ...{ name, ids: new Set(ingredientIds), isUseUp, isCooked },
  ...(grams === undefined ? {} : { grams }),
  isStale: /\b(?:stale|day[- ]old)\b/i.test(text),
});

/** Noodles and pasta that are to be eaten cold: "cold noodles for a hot day" asks for a dish, and is not about yesterday's noodles. */
const coldDish =
  /\b(?:cold|chilled|iced) (?:\p{L}+ )?(?:noodles?|soba|udon|ramen|pasta|spaghetti|vermicelli)\b/giu;
const isLeftOver = /\b(?:left[- ]?over|yesterday|left|used? up)\b/iu;

/** Returns the cold dishes of a wish, which its reader takes for foods at hand. */
export const coldDishesIn = (wish: string): string[] =>
  isLeftOver.test(wish) ? [] : (wish.match(coldDish) ?? []);

/** Returns foods of which any one will do as one food: "chicken breast or cottage cheese". */
function withAlternatives(foods: readonly WantedFood[], wish: string): WantedFood[] {
  const said = wish.toLowerCase();
  const isBefore = (one: WantedFood, other: WantedFood) =>
    ['', 'some ', 'a ', 'even ', 'maybe '].some((more) =>
      said.includes(`${one.name} or ${more}${other.name}`.toLowerCase()),
    );
  const joined = foods.flatMap((one) => {
    const other = foods.find((food) => food !== one && isBefore(one, food));
    return other ? [{ one, other }] : [];
  });
  const gone = new Set(joined.flatMap(({ one, other }) => [one, other]));
  return [
    ...joined.map(({ one, other }) => ({
      ...{ name: `${one.name} or ${other.name}`, ids: one.ids.union(other.ids), isEither: true },
      ...{ isUseUp: one.isUseUp && other.isUseUp, isCooked: one.isCooked && other.isCooked },
    })),
    ...foods.filter((food) => !gone.has(food)),
  ];
}

/** Much of a food, said apart from its name: "apples, we have a tree and about 3 kilos on the table". */
const kilos = /\b(\d+(?:\.\d+)?|two|three|four|five|six|ten) ?(?:kg|kilos?)\b/iu;

/** Returns the only food of a wish with the kilos that the wish names elsewhere. */
function withGlut(foods: readonly WantedFood[], wish: string): readonly WantedFood[] {
  const [food, ...more] = foods;
  const count = readNumber(kilos.exec(wish)?.[1]);
  if (!food || more.length > 0 || food.grams !== undefined || count === undefined) return foods;
  return [{ ...food, isUseUp: true, grams: 1000 * count }];
}

/** Returns the foods that the wish has or mentions. */
function foodsSaid({ useUp, mentioned, text }: Requirements['wants']): WantedFood[] {
  const cold = coldDishesIn(text);
  const asWanted = (food: UseUp, isUseUp: boolean) =>
    cold.some((one) => one.endsWith(food.name))
      ? wantedOf({ ...food, isCooked: false }, false)
      : wantedOf(food, isUseUp);
  const foods = [
    ...useUp.map((food) => asWanted(food, true)),
    ...mentioned.map((food) => {
      const isHeld = food.isCooked && !isWishedDish(food, text);
      return asWanted(food, isHeld || food.grams !== undefined);
    }),
  ].filter(({ name }) => !isOnlyBeside(name, text));
  const isList = foods.length > 1;
  return withAlternatives(withGlut(foods, text), text).map((food) =>
    isList && isSideAtEnd(food.name, text) ? { ...food, isSide: true } : food,
  );
}

/** Returns the foods that the cook chose, has or mentions. */
export function foodsOf(selections: Selections, wants: Requirements['wants']): WantedFood[] {
  const said = foodsSaid(wants);
  const chosen = (selections['Prefer Using'] ?? []).map((name) => ({
    ...{ name, ids: new Set(readPreferred(name)), isUseUp: false, isCooked: false, isChosen: true },
  }));
  // Eggs and rice that are chosen and also in the wish count once, or they outweigh its cabbage.
  const isSaid = (ids: ReadonlySet<string>) => said.some((food) => !food.ids.isDisjointFrom(ids));
  return [...chosen.filter(({ ids }) => !isSaid(ids)), ...said];
}
