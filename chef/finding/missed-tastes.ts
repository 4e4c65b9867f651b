import { difficultyLevels } from '#recipes/recipe.ts';
import { hasWordsOf, keyOf } from '#recipes/selections/names.ts';
import { spiceLevels } from '#recipes/selections/requirements.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import { heatLevelOf } from '../cookbook/heat-level.ts';
import { chosenUseOf, holdsFood } from './chosen-foods.ts';
import { costs } from './costs.ts';
import { costOfCount, costOfExtras } from './costs-of-shopping.ts';
import { cuisineAsSaid } from './cuisine-of-region.ts';
import { isMeatOrFish, mayBeAdded, shareUsed, swapFor } from './fit-foods.ts';
import { gearTechniques, livesByGear, missOfGear, needsGear } from './fit-gear.ts';
import { costliness, isMood } from './fit-situation.ts';
import { missOfOccasions, textureFit } from './fit-wish.ts';
import { isOfKind } from './is-of-kind.ts';
import type { Known } from './known-dish.ts';
import { suitsPlating } from './plating.ts';
import { proteinSwapFor } from './protein-swap.ts';
import { canPutIn } from './put-in.ts';
import type { WantedFood } from './wanted-food.ts';
import type { Wants } from './wants.ts';
import { isSmallFood, mainFoodOf, weightOfFood } from './weight-of-food.ts';

/** How a dish misses the chosen heat; without any, because chilli does not suit it or because the cook avoids chilli. */
export type HeatMiss = 'milder' | 'hotter' | 'unsuited' | 'avoided';

/** Choices of one kind of which a dish fulfils none, by the names that the cook knows. */
export type MissedChoice = {
  kind: 'cuisine' | 'style' | 'technique' | 'plating' | 'food' | 'difficulty' | 'heat';
  /** For heat: how the dish misses it. */
  names: string;
};

/** The cost of a wish that a dish does not fulfil, with the choice for the note to the cook. */
export type Miss = { missed?: MissedChoice; cost: number };

/** Returns a miss only when the dish has none of the names: any one of them fulfils the choice. */
const missing = (
  kind: 'cuisine' | 'style' | 'technique' | 'plating',
  names: readonly string[],
  have: readonly string[],
  cost: number = costs[kind],
): Miss[] =>
  names.length === 0 || names.some((name) => have.includes(keyOf(name)))
    ? []
    : [{ missed: { kind, names: names.join(', ') }, cost }];

/** Returns the misses of which the cook is not told. */
const untold = (costsOfMisses: readonly number[]): Miss[] =>
  costsOfMisses.map((cost) => ({ cost }));

/** Returns the chosen ways of serving that suit the dish. */
const platingsOf = ({ requirements }: Wants, dish: CookbookDish): string[] =>
  requirements.plating.filter((name) => suitsPlating(name, dish)).map(keyOf);

/** Returns a missed cuisine as the wish calls it. */
const asSaid = (miss: Miss, { requirements, text }: Wants): Miss => ({
  ...miss,
  missed: {
    kind: 'cuisine',
    names: requirements.cuisines.map((name) => cuisineAsSaid(name, text)).join(', '),
  },
});

/** Returns the missed cuisines, styles, techniques and ways of serving. */
function missedChoices(known: Known, wants: Wants): Miss[] {
  const { dish, keys } = known;
  const { isWish, chosen, gear } = wants;
  const { cuisines, styles, techniques, plating } = wants.requirements;
  const byGear = gear.filter((one) => missOfGear(known, one) < 1);
  const ownTechniques = techniques.filter((one) => !gearTechniques(byGear).includes(one));
  const styleMisses = missing(
    'style',
    styles,
    keys.styles,
    isWish ? costs.wishedStyle : costs.style,
  );
  const cuisineMisses = missing(
    'cuisine',
    cuisines,
    [keys.cuisine],
    isWish ? costs.wishedCuisine : costs.cuisine,
  );
  return [
    ...cuisineMisses.map((miss) => asSaid(miss, wants)),
    // A style that was read from the wish costs, but is not noted as missed: a dish does not promise a mood.
    ...(chosen.style ? styleMisses : untold(styleMisses.map(({ cost }) => cost))),
    ...missing(
      'technique',
      ownTechniques,
      keys.techniques,
      isWish ? costs.wishedTechnique : costs.technique,
    ),
    ...missing('plating', plating, platingsOf(wants, dish)),
  ];
}

/** How well a dish uses a food that is added beside its vegetables. */
const usesIfAdded = 0.35;
/** Factor on the cost of a dish without the food that a wish is mostly about. */
const mainFactor = 1.2;
/** How well a dish uses another food of a wish that is put in. */
const usesIfSaid = 0.25;
/** How well a dish uses a chosen food that is added to it; a herb or a lemon; a small food of which it has only a little. */
const usesIfPutIn = { large: 0.5, small: 0.65 };
const usesIfSmall = 0.9;
/** The cook's mince in place of another. */
const usesIfSwapped = 0.85;

/** What the misses of a dish are counted for. */
export type Asked = { wants: Wants; allowed: ReadonlySet<string> };

/** Returns how well a dish uses a food that the cook chose, with what can be added to it. */
function usesOfChosen(food: WantedFood, known: Known, { wants, allowed }: Asked): number {
  const { share, isHeld } = chosenUseOf(known, food);
  if (!isHeld) {
    const { requirements } = wants;
    const size = isSmallFood(food) ? 'small' : 'large';
    const isPossible =
      canPutIn(known, food, { requirements, allowed }) ||
      proteinSwapFor(known, food, wants.foods) !== undefined;
    return isPossible ? usesIfPutIn[size] : share;
  }
  return share > 0 && isSmallFood(food) ? Math.max(share, usesIfSmall) : share;
}

/** Whether the mince of a dish is replaced by the cook's: it cooks the same. */
const isOtherMince = (known: Known, food: WantedFood): boolean =>
  [...food.ids].some((id) => id.endsWith('-mince')) && swapFor(known, food) !== undefined;

/** Whether a food other than meat can be added to a dish that has other foods of the wish: feta, peas, herbs. */
const isSmallPutIn = (known: Known, food: WantedFood, { wants, allowed }: Asked): boolean =>
  wants.foods.length > 1 &&
  !isMeatOrFish(food) &&
  wants.foods.some((other) => other !== food && shareUsed(known, other) > 0) &&
  canPutIn(known, food, { requirements: wants.requirements, allowed });

/** Whether a name of the dish has the words of a food: the pesto of "trofie al pesto". */
const isNamedBy = ({ nameWords }: Known, { name }: WantedFood): boolean =>
  hasWordsOf(nameWords, name);

/** Returns how well a dish uses a food, and whether it has it without a change. */
function usesOf(food: WantedFood, known: Known, asked: Asked): { uses: number; isHeld: boolean } {
  if (food.ids.size === 0) return { uses: 1, isHeld: true };
  if (food.isChosen)
    return { uses: usesOfChosen(food, known, asked), isHeld: chosenUseOf(known, food).isHeld };
  const share = shareUsed(known, food);
  if (share === 0 && proteinSwapFor(known, food, asked.wants.foods))
    return { uses: usesIfPutIn.large, isHeld: false };
  const isAdded = share === 0 && asked.wants.foods.length > 1 && mayBeAdded(known, food);
  if (isAdded) return { uses: usesIfAdded, isHeld: false };
  if (share === 0 && isSmallPutIn(known, food, asked)) return { uses: usesIfSaid, isHeld: false };
  // Haddock is no cod: it answers the wish half as well, and a note says so. What is used up may be replaced by anything like it.
  const isHeld = share > 0 && (food.isUseUp || isNamedBy(known, food) || holdsFood(known, food));
  // One that stands in for the dish's own is put in: trout for the cod of a taco.
  const isPutIn = isHeld || swapFor(known, food) !== undefined;
  if (isOtherMince(known, food)) return { uses: Math.max(share, usesIfSwapped), isHeld };
  return { uses: isPutIn ? share : share / 2, isHeld };
}

function missedFood(food: WantedFood, known: Known, asked: Asked): Miss[] {
  const { isWish, foods } = asked.wants;
  const { uses, isHeld } = usesOf(food, known, asked);
  if (uses === 1) return [];
  const each = isWish ? costs.useUp : costs.food;
  const isMain = food === mainFoodOf(asked.wants);
  const weight = foods.length > 1 ? weightOfFood(food) * (isMain ? mainFactor : 1) : 1;
  // A dish without the only food that was named is not an answer.
  const isOnly = foods.length === 1 && isWish && (uses === 0 || !(isHeld || swapFor(known, food)));
  const cost = each * weight * ((isOnly ? 1.6 : 1) - uses);
  return [isHeld ? { cost } : { missed: { kind: 'food', names: food.name }, cost }];
}

/** Returns the missed foods, without those that the dish's own name contains: the dish is made of them. */
const missedFoods = (known: Known, asked: Asked, nameWords: ReadonlySet<string>): Miss[] =>
  asked.wants.foods
    .filter(({ name }) => !hasWordsOf(nameWords, name))
    .flatMap((food) => missedFood(food, known, asked));

function costOfOccasions(known: Known, { occasions, foods }: Wants): number {
  if (occasions.length === 0) return 0;
  const isOnlyMood = foods.length > 0 && occasions.every(isMood);
  return costs.occasion * (isOnlyMood ? 0.5 : 1) * missOfOccasions(known, occasions);
}

const costOfTextures = (known: Known, { textures }: Wants): number =>
  textures.length > 0 ? costs.texture * (1 - textureFit(known, textures)) : 0;

function missedDifficulty({ dish }: Known, { requirements, chosen }: Wants): Miss[] {
  const { difficulty } = requirements;
  if (!difficulty) return [];
  const levelsApart = Math.abs(
    difficultyLevels.indexOf(difficulty) - difficultyLevels.indexOf(dish.difficulty),
  );
  if (levelsApart === 0) return [];
  // A cook who wants to impress does not mind an easy dish.
  const weight = chosen.difficulty || difficulty === 'Easy' ? 1 : 0.25;
  const cost = levelsApart * costs.difficulty * weight;
  return [
    chosen.difficulty ? { missed: { kind: 'difficulty', names: difficulty }, cost } : { cost },
  ];
}

/** Whether its text or its tips say that it is heated before it is eaten. */
const needsHeating = ({ dish, said }: Known): boolean =>
  /\b(?:microwaves?|reheat\w*|steaming hot|piping hot)\b/i.test([said, ...dish.tips].join(' '));
/** Returns the cost of a packed lunch that has to be heated, where there is no microwave. */
const costOfColdLunch = (known: Known, { without, occasions }: Wants): number =>
  without.includes('microwave') && occasions.includes('Lunchbox') && needsHeating(known)
    ? costs.lacking
    : 0;

/** Returns the costs of equipment that the kitchen lacks, that the cook wants to use, and that the cook did not mention. */
const costsOfGear = (known: Known, { without, gear, isWish }: Wants): number[] => [
  costs.lacking * without.filter((one) => needsGear(known, one)).length,
  ...gear.map((one) => (isWish ? costs.gear : costs.chosenGear) * missOfGear(known, one)),
  isWish ? costs.lacking * livesByGear(known, gear) : 0,
];

/** Returns the costs of a dish of another kind than the wish names, and of a kind that it excludes. */
function costsOfKind(known: Known, { notKinds, kinds }: Wants): number[] {
  const isExcluded = notKinds.some((kind) => isOfKind(known, kind));
  const isOther = kinds.length > 0 && !kinds.some((kind) => isOfKind(known, kind));
  return [isExcluded ? costs.notKind : 0, isOther ? costs.otherKind : 0];
}

const costOfLeftovers = ({ needsLeftovers }: Known, { foods }: Wants): number =>
  needsLeftovers && !foods.some(({ isCooked }) => isCooked) ? costs.leftovers : 0;

function costOfHeat({ dish }: Known, { requirements: { spice } }: Wants): number {
  const hotter = spice ? heatLevelOf(dish) - spiceLevels.indexOf(spice) : 0;
  // Too hot is worse than too mild, which a cook can correct at the table.
  return Math.abs(hotter) * costs.spiceLevel * (hotter > 0 ? 1.5 : 1);
}

/** Returns the cost of a dish that is made sooner than a feast or a challenge may take. */
const costOfHaste = ({ totalMinutes }: Known, { requirements }: Wants): number =>
  totalMinutes < (requirements.leastTotalMinutes ?? 0) ? costs.slow : 0;

/** Largest multiple of the written servings. The steps count pieces and batches for the written servings. */
const mostTimes = 2.5;

function costOfServings({ dish: { goodFor, servings } }: Known, { requirements }: Wants): number {
  const { servings: wanted } = requirements;
  if (wanted === undefined) return 0;
  const isGood = wanted >= goodFor.from && wanted <= goodFor.to && wanted <= mostTimes * servings;
  return isGood ? 0 : costs.servings;
}

/** Cuisines of the shores of the Mediterranean, and those that cook much as they do. */
const mediterranean = new Set(
  'mediterranean, greek, italian, spanish, turkish, middle eastern, moroccan'.split(', '),
);

/** Returns the cost of a dish from elsewhere for a diet that is named after a region. */
function costOfRegion({ keys }: Known, { requirements: { bans, cuisines } }: Wants): number {
  const isRegional = bans.some(({ name }) => /\bmediterranean\b/i.test(name));
  return isRegional && cuisines.length === 0 && !mediterranean.has(keys.cuisine) ? costs.region : 0;
}

/**
 * Returns the wishes that a dish does not fulfil, each with its cost.
 * @param nameWords the words of the dish's name, when the wish asks for the dish by its name
 */
export const missedTastes = (
  known: Known,
  { wants, allowed }: Asked,
  nameWords: ReadonlySet<string>,
): Miss[] => [
  ...missedChoices(known, wants),
  ...missedFoods(known, { wants, allowed }, nameWords),
  ...untold([costOfOccasions(known, wants), costOfTextures(known, wants)]),
  ...missedDifficulty(known, wants),
  ...untold([
    ...costsOfGear(known, wants),
    costOfColdLunch(known, wants),
    ...costsOfKind(known, wants),
    costOfLeftovers(known, wants),
    wants.isCheap ? costs.cheap * costliness(known) : 0,
    costOfExtras(known, wants),
    costOfCount(known, wants),
    costOfHeat(known, wants),
    costOfHaste(known, wants),
    costOfServings(known, wants),
    costOfRegion(known, wants),
  ]),
];
