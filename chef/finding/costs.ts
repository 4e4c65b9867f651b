import { keepsHardGoals, missedBounds } from '#recipes/nutrition/missed-bounds.ts';
import { difficultyLevels } from '#recipes/recipe.ts';
import { keyOf } from '#recipes/selections/names.ts';
import { spiceLevels } from '#recipes/selections/requirements.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import { heatLevelOf } from '../cookbook/heat-level.ts';
import { mayBeAdded, shareUsed, type WantedFood, weightOfFood } from './fit-foods.ts';
import { gearTechniques, livesByGear, missOfGear, needsGear } from './fit-gear.ts';
import { costliness, isMood } from './fit-situation.ts';
import { missOfOccasions, textureFit } from './fit-wish.ts';
import { isOfKind } from './is-of-kind.ts';
import type { Known } from './known-dish.ts';
import { suitsPlating } from './plating.ts';
import type { Wants } from './wants.ts';

/** Choices of one kind of which a dish fulfils none, by the names that the cook knows. */
export type MissedChoice = {
  kind: 'cuisine' | 'style' | 'technique' | 'plating' | 'food' | 'difficulty';
  names: string;
};

/** Costs of unfulfilled wishes. The numbers of a diet, the course and the times are kept in any case. */
export const costs = {
  wish: 12,
  /** The same when its words occur in no name, but in foods and traits. */
  trait: 6,
  /** The same when its words occur only in descriptions. */
  hint: 2,
  /** A dish whose wishes share no word with the cook's; less with each shared word. */
  answer: 11,
  /** For a dish that has nothing in common with the requested dish that cannot be made. */
  unlike: 25,
  cuisine: 5,
  wishedCuisine: 8,
  technique: 2,
  wishedTechnique: 5,
  style: 1.5,
  occasion: 6,
  texture: 3,
  plating: 0.3,
  /** A dish that needs equipment that the kitchen lacks, or does not use the equipment that the cook wants to use. */
  lacking: 14,
  gear: 8,
  /** A dish of a kind that the wish excludes. */
  notKind: 9,
  /** A dish that needs cooked meat or fish when the wish names no cooked food. */
  leftovers: 4,
  /** A dish of another kind than the wish names: a curry for a "stew". */
  otherKind: 6,
  /** A dish that few cooks would make without asking for it by name. */
  strange: 0.9,
  cheap: 3,
  /** A drink when none was requested. */
  drink: 6,
  /** A dish that is not named after the requested food. */
  kind: 2,
  /** A dish that is requested by name and takes longer than the time limit. */
  late: 5,
  /** A food that a cook who knows the diet takes only as a last resort. */
  shunned: 2,
  /** A missed tighter bound of a diet. */
  aim: 2.5,
  food: 2.5,
  /** A food that the cook has and wants to use up. */
  useUp: 7,
  /** Each further food that the cook would have to buy, when the wish names the foods at hand. */
  extra: 0.12,
  /** The same when the kitchen holds nothing else. */
  onlyExtra: 0.9,
  /** A side, a bread or a drink when nothing says what kind of dish it should be. */
  noMeal: 1.5,
  /** A dish that is primarily a side, a sweet or a snack when dinner or lunch was requested. */
  secondCourse: 1.6,
  /** A dish that is too light for a lunch or a dinner. */
  light: 1.6,
  /** A dish that is primarily for another course than the chosen one. */
  elsewhere: 0.9,
  /** A dough, a sauce or a stock, unless it is all that was requested. */
  part: 9,
  /** A bread, where a side dish was asked for. */
  bread: 5,
  difficulty: 1.6,
  spiceLevel: 0.9,
  slow: 2.5,
  target: 1.2,
  wishedTarget: 3.5,
  /** A forbidden food that needs a substitute, by its role. */
  mainFood: 2,
  otherFood: 0.7,
  /** A forbidden food that raises a bread or a cake. */
  raising: 5,
  /** Factor on the cost of a forbidden main food when a wish asks for the diet by name: a dish that fulfils the diet by itself is better. */
  native: 2.2,
  leftOut: 0.1,
  /** A recent dish comes last, except for dishes that do not answer the wish. */
  recent: 11,
  servings: 3,
} as const;

const mainRoles = new Set(['protein', 'base', 'binder', 'cream', 'raising']);

/** Returns the chosen ways of serving that suit the dish's vessel. */
const platingsOf = ({ requirements }: Wants, { look }: CookbookDish): string[] =>
  requirements.plating.filter((name) => suitsPlating(name, look.vessel)).map(keyOf);

/** Returns the cost of doing without the foods that are not allowed. */
export function costOfBans(
  { held }: Known,
  allowed: ReadonlySet<string>,
  { hasWishedDiet }: Pick<Wants, 'hasWishedDiet'>,
): number {
  return held
    .filter(({ id }) => !allowed.has(id))
    .reduce((sum, { role, isOptional }) => {
      if (isOptional || role === 'garnish') return sum + costs.leftOut;
      // Few foods can replace the yeast of a bread.
      if (role === 'raising') return sum + costs.raising;
      if (!mainRoles.has(role)) return sum + costs.otherFood;
      return sum + costs.mainFood * (hasWishedDiet ? costs.native : 1);
    }, 0);
}

export const costOfShunned = ({ held }: Known, { requirements }: Wants): number =>
  costs.shunned *
  held.filter(({ id }) => requirements.bans.some(({ shunned }) => shunned?.has(id))).length;

export type Miss = { missed?: MissedChoice; cost: number };

/** Returns a miss only when the dish has none of the names: any one of them fulfils the choice. */
const missing = (
  kind: MissedChoice['kind'],
  names: readonly string[],
  have: readonly string[],
): Miss[] =>
  names.length === 0 || names.some((name) => have.includes(keyOf(name)))
    ? []
    : [{ missed: { kind, names: names.join(', ') }, cost: costs[kind] }];

/** How well a dish uses a food that is added beside its vegetables. */
const usesIfAdded = 0.35;

function missedFood(food: WantedFood, known: Known, { isWish, foods }: Wants): Miss[] {
  const share = food.ids.size > 0 ? shareUsed(known, food) : 1;
  if (share === 1) return [];
  const uses = share === 0 && foods.length > 1 && mayBeAdded(known, food) ? usesIfAdded : share;
  const each = isWish ? costs.useUp : costs.food;
  const weight = foods.length > 1 ? weightOfFood(food) : 1;
  // A dish without the only food that was named is not an answer.
  const isOnly = foods.length === 1 && uses === 0 && isWish;
  const cost = each * weight * (isOnly ? 1.6 : 1 - uses);
  return [share > 0 ? { cost } : { missed: { kind: 'food', names: food.name }, cost }];
}

/** Keeps the cost and drops the note of a miss when the choice was read from the wish: a dish does not promise a mood. */
const silentUnless = (isChosen: boolean, misses: readonly Miss[]): Miss[] =>
  misses.map((one) => (isChosen ? one : { cost: one.cost }));

/** Roles of foods that few cooks have beside the foods that they named. */
const boughtRoles = new Set(['protein', 'base', 'vegetable', 'fruit', 'cream']);
function costOfExtras({ held }: Known, { foods, hasOnlyThese }: Wants): number {
  if (!foods.some(({ isUseUp }) => isUseUp)) return 0;
  const bought = held.filter(
    ({ id, role, isOptional }) =>
      !isOptional && boughtRoles.has(role) && !foods.some(({ ids }) => ids.has(id)),
  );
  return (hasOnlyThese ? costs.onlyExtra : costs.extra) * bought.length;
}

/** Largest multiple of the written servings. The steps count pieces and batches for the written servings. */
const mostTimes = 2.5;
const isGoodFor = ({ goodFor, servings }: CookbookDish, wanted: number): boolean =>
  wanted >= goodFor.from && wanted <= goodFor.to && wanted <= mostTimes * servings;

export function missedTastes(known: Known, wants: Wants, named: ReadonlySet<string>): Miss[] {
  const { dish, keys, totalMinutes } = known;
  const { difficulty, spice, leastTotalMinutes, servings } = wants.requirements;
  const harder = difficulty
    ? Math.abs(difficultyLevels.indexOf(difficulty) - difficultyLevels.indexOf(dish.difficulty))
    : 0;
  const hotter = spice ? heatLevelOf(dish) - spiceLevels.indexOf(spice) : 0;
  return [
    ...missing('cuisine', wants.requirements.cuisines, [keys.cuisine]).map((one) => ({
      ...one,
      cost: wants.isWish ? costs.wishedCuisine : one.cost,
    })),
    ...silentUnless(wants.chosen.style, missing('style', wants.requirements.styles, keys.styles)),
    ...missing(
      'technique',
      wants.requirements.techniques.filter((one) => !gearTechniques(wants.gear).includes(one)),
      keys.techniques,
    ).map((one) => ({ ...one, cost: wants.isWish ? costs.wishedTechnique : one.cost })),
    ...missing('plating', wants.requirements.plating, platingsOf(wants, dish)),
    // Skip foods that the dish's own name contains: the dish is made of them.
    ...wants.foods
      .filter(
        ({ name }) =>
          !keyOf(name)
            .split(' ')
            .every((word) => named.has(word)),
      )
      .flatMap((food) => missedFood(food, known, wants)),
    ...(wants.occasions.length > 0
      ? [
          {
            cost:
              costs.occasion *
              (wants.foods.length > 0 && wants.occasions.every(isMood) ? 0.5 : 1) *
              missOfOccasions(known, wants.occasions),
          },
        ]
      : []),
    ...(wants.textures.length > 0
      ? [{ cost: costs.texture * (1 - textureFit(known, wants.textures)) }]
      : []),
    ...(difficulty && harder > 0
      ? [
          {
            ...(wants.chosen.difficulty
              ? { missed: { kind: 'difficulty' as const, names: difficulty } }
              : {}),
            // A cook who wants to impress does not mind an easy dish.
            cost:
              harder *
              costs.difficulty *
              (wants.chosen.difficulty || difficulty === 'Easy' ? 1 : 0.25),
          },
        ]
      : []),
    { cost: costs.lacking * wants.without.filter((gear) => needsGear(known, gear)).length },
    ...wants.gear.map((gear) => ({ cost: costs.gear * missOfGear(known, gear) })),
    { cost: wants.isWish ? costs.lacking * livesByGear(known, wants.gear) : 0 },
    { cost: wants.notKinds.some((kind) => isOfKind(known, kind)) ? costs.notKind : 0 },
    {
      cost:
        wants.kinds.length > 0 && !wants.kinds.some((kind) => isOfKind(known, kind))
          ? costs.otherKind
          : 0,
    },
    {
      cost:
        wants.isWish && known.needsLeftovers && !wants.foods.some(({ isCooked }) => isCooked)
          ? costs.leftovers
          : 0,
    },
    { cost: wants.isCheap ? costs.cheap * costliness(known) : 0 },
    { cost: costOfExtras(known, wants) },
    // Too hot is worse than too mild, which a cook can correct at the table.
    ...(hotter === 0
      ? []
      : [{ cost: Math.abs(hotter) * costs.spiceLevel * (hotter > 0 ? 1.5 : 1) }]),
    ...(leastTotalMinutes !== undefined && totalMinutes < leastTotalMinutes
      ? [{ cost: costs.slow }]
      : []),
    ...(servings !== undefined && !isGoodFor(dish, servings) ? [{ cost: costs.servings }] : []),
  ];
}

/** Whether a dish keeps the hard limits: the course, the times and the numbers of diets. */
export function isPossible(known: Known, wants: Wants, book: Cookbook): boolean {
  const { maxTotalMinutes, maxPrepMinutes, maxCookMinutes, goals } = wants.requirements;
  const nutrients = book.nutrientsOf(known.dish.path);
  const within = (minutes: number, most: number | undefined) =>
    most === undefined || minutes <= most;
  return (
    (wants.courses.length === 0
      ? known.dish.courses.length > 0
      : wants.courses.some((course) => known.keys.courses.includes(course))) &&
    within(known.totalMinutes, maxTotalMinutes) &&
    within(known.prepMinutes, maxPrepMinutes) &&
    within(known.cookMinutes, maxCookMinutes) &&
    (!nutrients || keepsHardGoals(goals, nutrients))
  );
}

/** Returns the cost of missed targets and of missed tighter bounds that a diet aims at. */
export function missedTargets({ dish }: Known, wants: Wants, book: Cookbook): number {
  const nutrients = book.nutrientsOf(dish.path);
  if (!nutrients) return 0;
  return wants.requirements.goals
    .flatMap(({ hard, limits, aim }) =>
      missedBounds(hard ? (aim ?? {}) : limits, nutrients).map(
        ({ excess }) =>
          (hard ? costs.aim : wants.isWish ? costs.wishedTarget : costs.target) *
          (0.5 + Math.min(excess, 1.5)),
      ),
    )
    .reduce((sum, cost) => sum + cost, 0);
}
