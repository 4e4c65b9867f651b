/**
 * Salt, spices, raising agents and the oil in a pan grow more slowly than the servings: with their 0.9th power (twice the
 * servings, 1.87 times the salt), because they act on a surface or on the tongue.
 */
const slowPower = 0.9;

const slowPattern =
  /\b(?:salt|pepper(?:corns?)?|cumin|paprika|turmeric|cinnamon|nutmeg|cloves? powder|ground \p{L}+|chill?i (?:powder|flakes)|chile powder|cayenne|curry powder|garam masala|cardamom|allspice|mace|saffron|fenugreek|(?:coriander|fennel|mustard|caraway|nigella) seeds?|five-spice|5-spice|mixed spice|(?:garlic|onion|mustard) powder|dried (?:oregano|thyme|basil|sage|rosemary|mixed herbs|herbs)|oregano|sumac|za['’]atar|baking (?:powder|soda)|bicarbonate|yeast|cream of tartar)\b/iu;
const notSlow =
  /\b(?:(?:bell|sweet|red|green|yellow|orange|romano|pointed) pepper|ground (?:beef|pork|lamb|turkey|chicken|meat|almonds?|flaxseed|hazelnuts?)|salted|unsalted|salt(?:ed)? cod|fish)\b/iu;
const fryingOil = /\b(?:oil|ghee|lard|dripping)\b/i;
/** One of these seasons a pot of nearly any size. Amounts measured by feeling (`fixedUnit`) do not scale either. */
const fixedPattern =
  /\b(?:bay lea(?:f|ves)|star anise|cinnamon (?:stick|quill)s?|vanilla pods?|bouquet garni)\b/i;
const fixedUnit = new Set(['pinch', 'splash', 'squeeze', 'drop']);

/** What the scaling of a line depends on besides its own text. */
export type Scaling = {
  /** Wanted servings divided by written servings. */
  factor: number;
  /** In a dough or batter, oil is an ingredient like flour, not oil for the pan. */
  isBaked: boolean;
};

/** Whether one piece of a seasoning is enough for nearly any pot: a bay leaf, a cinnamon stick. */
export const seasonsAnyPot = (food: string): boolean => fixedPattern.test(food);

/** Up to this factor one bay leaf is enough; beyond it such seasonings grow with the square root. */
const maxFactorForOne = 2;
const growthOfWhole = (factor: number): number =>
  factor <= maxFactorForOne && factor >= 1 / maxFactorForOne ? 1 : Math.sqrt(factor);

/** Returns the factor by which the amount of a food grows; 1 if it does not scale. */
export function growthOf(
  food: string,
  unitName: string | undefined,
  { factor, isBaked }: Scaling,
): number {
  if (unitName !== undefined && fixedUnit.has(unitName)) return 1;
  if (seasonsAnyPot(food)) return growthOfWhole(factor);
  const isSlow = slowPattern.test(food) && !notSlow.test(food);
  const isPanOil = fryingOil.test(food) && !isBaked;
  return isSlow || isPanOil ? factor ** slowPower : factor;
}

/** Whether the ingredients are those of a dough or batter: flour and a raising agent. */
export function isBakedFrom(ingredients: readonly string[]): boolean {
  const list = ingredients.join('\n');
  return (
    /\bflour\b/i.test(list) &&
    /\b(?:baking (?:powder|soda)|bicarbonate|yeast|self-rais\w+)\b/i.test(list)
  );
}
