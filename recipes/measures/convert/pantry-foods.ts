import { foodsIn } from '../../classify/foods-in.ts';
import { ingredient } from '../../pantry/pantry.ts';
import { gramsPerCup } from '../density.ts';
import type { KitchenFood } from './kitchen-food.ts';

const inCups =
  /\b(?:flour|sugar|rice|quinoa|couscous|bulgur|barley|millet|farro|lentils?|split peas|oats|oatmeal|flakes|granola|polenta|cornmeal|semolina|cornflour|cornstarch|starch|cocoa|breadcrumbs?|panko|nuts?|almonds?|cashews|walnuts|pecans|hazelnuts|pistachios|peanuts|seeds?|raisins|sultanas|currants|cranberries|blueberries|raspberries|blackberries|strawberries|coconut|chips|honey|syrup|treacle|molasses|agave|tahini|yogh?urt|soured cream|sour cream|cr[eè]me fra[iî]che|ricotta|cottage cheese|mayonnaise|jam|marmalade|peas|sweetcorn|butter|spread|lard|shortening|purée|puree|erythritol)\b/i;
/** Herbs are measured by the spoon and the cup: a kitchen scale cannot weigh 5 g, and a quarter of an ounce is 7 g. */
const herbsPattern =
  /\bfresh (?:flat-leaf )?(?:basil|parsley|coriander|mint|dill|tarragon|chervil|chives|oregano|thyme|rosemary|sage)\b/i;
const notInCups =
  /\b(?:rice (?:paper|noodles|cakes|pasta)|bread|sugar snap|coconut (?:milk|water)|butter ?beans|butternut|snap peas|potato|pods)\b/i;

/**
 * Returns the kitchen facts of the first food that some words name, from the pantry. Importing this module loads the whole
 * pantry and its name index (about 40 ms); the rest of measures/ works without them.
 */
export function pantryFood(words: string): KitchenFood | undefined {
  const id = foodsIn(words).find(({ entry }) => entry.ingredientIds.length > 0)?.entry
    .ingredientIds[0];
  if (id === undefined) return undefined;
  const item = ingredient(id);
  const name = `${item.one} ${item.id.replaceAll('-', ' ')}`;
  const hasSpoons = item.grams.cup !== undefined || item.grams.tbsp !== undefined;
  const isHerb = herbsPattern.test(name);
  return {
    gramsPerCup: gramsPerCup(item),
    isMeasuredInCups: hasSpoons && (isHerb || (inCups.test(name) && !notInCups.test(name))),
    isRoughlyMeasured: isHerb,
    isLiquid:
      item.unit === 'ml' ||
      /\b(?:oil|vinegar|juice|sauce|milk|cream|stock|wine|water)\b/i.test(item.one),
    isInSticks:
      item.grams.stick !== undefined || (/\bbutter\b/.test(item.one) && item.tags.has('fatty')),
  };
}
