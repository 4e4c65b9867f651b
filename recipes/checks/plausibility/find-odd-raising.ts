import type { DishKind } from './dish-kind.ts';
import type { Oddity, Plausible } from './plausible.ts';
import { eatenGramsOf, portionsOf } from './portions.ts';
import type { WeighedLine } from './weigh-lines.ts';
import { readableAmount } from './words.ts';

/**
 * Limits of raising agents as shares of the eaten weight: a teaspoon of baking powder raises 125 g of flour, so does a quarter
 * of a teaspoon of bicarbonate, and 7 g of dried yeast raises 500 g. `grams` is a limit per serving, whatever the weight.
 */
const raising: Record<string, { name: string; odd: number; most?: number; grams?: number }> = {
  'baking-powder': { name: 'baking powder', odd: 0.04, most: 0.07, grams: 8 },
  bicarbonate: { name: 'bicarbonate of soda', odd: 0.013, most: 0.025, grams: 8 },
  'cream-of-tartar': { name: 'cream of tartar', odd: 0.03, most: 0.08, grams: 10 },
  yeast: { name: 'dried yeast', odd: 0.03 },
  'fresh-yeast': { name: 'fresh yeast', odd: 0.07 },
};

/** Uses in which the agent is washed off or foams up sugar. */
const worksElsewhere =
  /\b(?:honeycomb|cinder toffee|hokey pokey|brittle|caramel corn|play dough|pretzels?|soak(?:ed|ing)?|boil(?:ed|ing)? (?:the )?(?:chickpeas|beans))\b/i;
const enoughToJudgeG = 60;

/** Finds too much raising agent for the dough or batter; the taste is then soapy, bitter or yeasty. */
export function findOddRaising(
  recipe: Plausible,
  lines: readonly WeighedLine[],
  kind: DishKind,
): Oddity[] {
  const total = eatenGramsOf(lines, true);
  const portions = portionsOf(lines, recipe.servings, kind);
  if (total < enoughToJudgeG || worksElsewhere.test(recipe.title ?? '')) return [];
  return lines.flatMap(({ text, ingredient, grams, isAside }): Oddity[] => {
    const rule = raising[ingredient.id];
    if (!rule || isAside || worksElsewhere.test(text)) return [];
    const { name, odd, most = Number.POSITIVE_INFINITY } = rule;
    const share = grams / total;
    const isMuchEach =
      grams / portions > (rule.grams ?? Number.POSITIVE_INFINITY) && share > odd / 2;
    if (share <= odd && !isMuchEach) return [];
    const weight = share > most || isMuchEach ? 'blocking' : 'odd';
    const taste = weight === 'odd' ? 'It may be tasted.' : 'It would taste of nothing else.';
    const reason = `“${text}” is ${readableAmount(grams)} of ${name} in ${readableAmount(total)} of food. ${taste}`;
    return [{ where: 'ingredients', text, match: text, reason, weight }];
  });
}
