import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import { leastMinutesOf, readServings, readTimeBound } from '#recipes/selections/amounts.ts';

/** A chosen category with the constraint label of its group; null when the label is missing or unknown. */
export type Choice = { label: ConstraintLabel | null; name: string };

type Side = readonly [label: ConstraintLabel, names: RegExp];

const course = (names: RegExp): Side => ['Course', names];
const prefer = (names: RegExp): Side => ['Prefer Using', names];
const diet = (names: RegExp): Side => ['Dietary Constraints', names];
const technique = (names: RegExp): Side => ['Techniques', names];
const style = (names: RegExp): Side => ['Style', names];
const plating = (names: RegExp): Side => ['Plating', names];
const cuisine = (names: RegExp): Side => ['Cuisine', names];
const spice = (names: RegExp): Side => ['Spice Level', names];
const macro = (names: RegExp): Side => ['Macronutrient Targets', names];

const hot = /medium heat|hot|extra/i;
const anyHeat = /mild|medium|hot|extra/i;
const sweet = /dessert/i;
const drink = /drink/i;
const sweets = /berries|apples|bananas/i;
const proteins = /chicken|beef|salmon|tofu|chickpeas|lentils/i;
const starches = /rice|pasta|potatoes/i;
const carbs = /rice|pasta|potatoes|lentils|chickpeas|bananas|apples|root/i;
const cannotBeRaw = /chicken|beef|rice|pasta|potatoes|lentils|eggs|root/i;
const not = (names: string) => new RegExp(`^(?!.*(?:${names}))`, 'i');

/** Pairs of choices that do not go together. */
const clashes: readonly (readonly [Side, Side])[] = [
  // Choices that do not suit a course.
  [course(drink), technique(/./)],
  [course(drink), style(not('light|festive|date|outdoor|modern|budget|family'))],
  [course(drink), plating(not('glass'))],
  [course(drink), prefer(not('berries|bananas|citrus|apples|herbs'))],
  [course(drink), macro(/protein|fats|balanced|carb|fibre/i)],
  [course(drink), ['Difficulty', /medium|hard/i]],
  [
    course(drink),
    cuisine(
      not(
        'indian|mexican|moroccan|vietnamese|thai|turkish|middle|caribbean|brazil|americ|brit|persian|spanish',
      ),
    ),
  ],
  [course(drink), ['Cook Time', /(?:20|30|45|60) minute/i]],
  [course(drink), ['Prep Time', /(?:20|30) minute/i]],
  [course(drink), ['Time Target', /(?:45|60|90) minutes/i]],
  [course(/dessert|drink/i), spice(/./)],
  [course(sweet), technique(not('baking|poaching'))],
  [course(sweet), style(/one pot|street|meal prep/i)],
  [course(sweet), plating(/lunchbox|bento|family|board/i)],
  [course(sweet), prefer(not('berries|apples|bananas|citrus|nuts'))],
  [course(sweet), macro(/protein|balanced|sugar|carb/i)],
  [course(sweet), diet(/keto|low-carb|diabetic|paleo/i)],
  [course(sweet), cuisine(/ethiopian|korean|cajun/i)],
  [course(/soup/i), technique(not('simmering|slow|roasting'))],
  [course(/soup/i), style(/outdoor|street|date/i)],
  [course(/soup/i), plating(not('bowl|family'))],
  [course(/soup/i), prefer(/berries|apples|bananas|nuts|cheese|eggs/i)],
  [course(/salad/i), technique(not('grilling|roasting|searing|poaching|pickling'))],
  [course(/salad/i), style(/comfort|one pot|street/i)],
  [course(/salad/i), plating(/glass|bento/i)],
  [course(/salad/i), cuisine(/ethiopian|cajun|korean|brit/i)],
  [course(/breakfast|brunch/i), technique(not('baking|searing|poaching'))],
  [course(/breakfast|brunch/i), spice(/hot|extra/i)],
  [course(/breakfast|brunch/i), style(/one pot|street|date|festive/i)],
  [course(/breakfast|brunch/i), plating(/fine|bento|lunchbox/i)],
  [course(/breakfast|brunch/i), prefer(/chicken|beef|pasta|lentils|root|tofu|rice|broccoli/i)],
  [course(/breakfast|brunch/i), cuisine(/thai|ethiopian|korean|caribbean|cajun|brazil|persian/i)],
  [course(/snack/i), technique(not('baking|air|roasting|pickling'))],
  [course(/snack/i), style(/one pot|date|meal prep/i)],
  [course(/snack/i), plating(/fine|glass|family/i)],
  [course(/snack/i), prefer(/beef|pasta|rice|salmon|lentils/i)],
  [course(/appetizer/i), technique(/braising|slow|simmering|poaching/i)],
  [course(/appetizer/i), style(/one pot|meal prep/i)],
  [course(/appetizer/i), plating(/lunchbox|bento|glass|family/i)],
  [course(/appetizer/i), prefer(/bananas|pasta|rice/i)],
  [course(/side/i), technique(/slow|poaching|searing/i)],
  [course(/side/i), style(/one pot|street|date|meal prep/i)],
  [course(/side/i), plating(not('classic|family|bowl'))],
  [course(/side/i), prefer(/chicken|beef|salmon|bananas|berries|eggs/i)],
  [course(/side/i), macro(/protein|balanced/i)],
  [course(/lunch|dinner/i), prefer(sweets)],
  [course(/lunch|dinner/i), technique(/pickling/i)],
  [course(/lunch|dinner/i), plating(/glass/i)],
  [course(/lunch/i), technique(/slow|braising/i)],
  [course(/dinner/i), plating(/lunchbox|bento|board/i)],
  [course(/soup|dinner|lunch|side/i), ['Cook Time', /no cook/i]],

  [course(not('dinner|soup')), ['Time Target', /over/i]],
  [course(/dessert|drink/i), ['Avoid', not('coconut|sugar|caffeine|alcohol')]],

  // Choices that do not suit a dish without cooking.
  [['Cook Time', /no cook/i], technique(not('pickling'))],
  [['Cook Time', /no cook/i], prefer(cannotBeRaw)],
  [
    ['Cook Time', /no cook/i],
    ['Difficulty', /medium|hard/i],
  ],
  [['Cook Time', /no cook/i], style(/one pot|comfort/i)],
  [
    ['Cook Time', /no cook/i],
    ['Time Target', /over/i],
  ],

  // Choices that a diet excludes.
  [diet(/vegan/i), prefer(/chicken|beef|salmon|cheese|eggs/i)],
  [diet(/vegetarian/i), prefer(/chicken|beef|salmon/i)],
  [diet(/pescatarian/i), prefer(/chicken|beef/i)],
  [diet(/keto|low-carb|paleo|diabetic/i), prefer(carbs)],
  [diet(/paleo/i), prefer(/tofu|cheese/i)],
  [diet(/dairy/i), prefer(/cheese/i)],
  [diet(/egg/i), prefer(/eggs/i)],
  [diet(/nut-free/i), prefer(/nuts/i)],
  [diet(/gluten/i), prefer(/pasta/i)],
  [diet(/fodmap/i), prefer(/mushrooms|apples|chickpeas|lentils|cheese/i)],
  [diet(/kosher/i), prefer(/cheese/i)],
  [diet(/heart|low-sodium/i), prefer(/cheese|beef/i)],
  [diet(/keto|low-carb|paleo/i), macro(/low fat|balanced|fibre/i)],
  [
    diet(/mediterranean/i),
    cuisine(not('mediterranean|greek|italian|spanish|turkish|moroccan|middle')),
  ],
  [diet(/keto|low-carb|paleo/i), cuisine(/japanese|chinese|ethiopian/i)],
  [
    diet(/vegan|vegetarian|pescatarian|halal|kosher/i),
    ['Avoid', /pork|beef|lamb|chicken|shellfish|alcohol/i],
  ],
  [diet(/vegan|dairy/i), ['Avoid', /cheese/i]],
  [diet(/vegan|dairy-free/i), ['Allergens', /milk|eggs|fish|crustaceans|molluscs/i]],
  [diet(/vegetarian/i), ['Allergens', /fish|crustaceans|molluscs/i]],
  [diet(/gluten/i), ['Allergens', /gluten/i]],
  [diet(/egg-free/i), ['Allergens', /eggs/i]],
  [diet(/nut-free/i), ['Allergens', /nuts/i]],
  [diet(/vegan/i), ['Allergens', /soy/i]],

  // Choices that an allergen or an avoided food excludes.
  [['Allergens', /fish/i], prefer(/salmon/i)],
  [['Allergens', /eggs/i], prefer(/eggs/i)],
  [['Allergens', /milk/i], prefer(/cheese/i)],
  [['Allergens', /soy/i], prefer(/tofu/i)],
  [['Allergens', /nuts|sesame/i], prefer(/nuts/i)],
  [['Allergens', /gluten/i], prefer(/pasta/i)],
  [['Allergens', /soy/i], cuisine(/japanese|korean|chinese|thai|vietnamese/i)],
  [['Allergens', /fish/i], cuisine(/thai|vietnamese|japanese|nordic/i)],
  [['Allergens', /sesame/i], cuisine(/middle|korean/i)],
  ...['chicken', 'beef', 'mushrooms', 'tomatoes'].map((name): [Side, Side] => [
    ['Avoid', new RegExp(name, 'i')],
    prefer(new RegExp(name, 'i')),
  ]),
  [['Avoid', /blue cheese/i], prefer(/cheese/i)],
  [['Avoid', /chilli/i], spice(anyHeat)],
  [
    ['Avoid', /garlic|onion|tomatoes|chilli/i],
    cuisine(/indian|mexican|italian|cajun|ethiopian|thai|korean/i),
  ],
  [['Avoid', /coconut/i], cuisine(/thai|caribbean/i)],
  [['Avoid', /olives/i], cuisine(/greek|spanish|mediterranean/i)],
  [['Avoid', /sugar|caffeine/i], course(sweet)],

  // Choices that do not suit a cuisine.
  [prefer(/pasta/i), cuisine(not('italian|mediterranean|americ|greek'))],
  [prefer(/tofu/i), cuisine(not('chinese|japanese|korean|thai|vietnamese'))],
  [prefer(/cheese/i), cuisine(/chinese|japanese|korean|thai|vietnamese|ethiopian|moroccan/i)],
  [plating(/bento/i), cuisine(not('japanese|korean|chinese'))],
  [style(/street/i), cuisine(/brit|nordic|french|german/i)],
  [technique(/stir/i), cuisine(not('chinese|japanese|korean|thai|vietnamese|indian'))],
  [spice(hot), cuisine(/french|nordic|german|brit|greek|italian/i)],
  [spice(/no heat/i), cuisine(/thai|indian|mexican|korean|cajun|ethiopian|caribbean/i)],

  // Preferred foods that do not belong on one plate.
  [prefer(proteins), prefer(proteins)],
  [prefer(starches), prefer(starches)],
  [prefer(sweets), prefer(not('berries|apples|bananas|citrus|nuts'))],
  [prefer(/salmon/i), prefer(/cheese|eggs/i)],

  // Choices that do not suit a style, a plating, a target or a difficulty.
  [style(/family/i), spice(/hot|extra/i)],
  [style(/family|budget|meal prep|street|one pot/i), ['Difficulty', /hard/i]],
  [style(/family|budget|meal prep|street|one pot|rustic|outdoor|comfort/i), plating(/fine/i)],
  [style(/date|festive|one pot|comfort/i), plating(/lunchbox|bento/i)],
  [style(/date/i), plating(/family|board/i)],
  [style(/budget/i), prefer(/salmon|beef|nuts|berries/i)],
  [style(/one pot/i), technique(/grilling|baking|roasting|air|searing|pickling/i)],
  [style(/light/i), technique(/braising|slow/i)],
  [style(/light/i), ['Time Target', /over/i]],
  [style(/light/i), prefer(/beef/i)],
  [style(/comfort/i), technique(/pickling|poaching|steaming/i)],
  [style(/outdoor/i), technique(/slow|braising|steaming|air|poaching|baking/i)],
  [style(/outdoor|street/i), ['Time Target', /over/i]],
  [plating(/fine/i), ['Difficulty', /easy/i]],
  [plating(/fine/i), technique(/slow/i)],
  [macro(/carb/i), prefer(carbs)],
  [macro(/low fat/i), prefer(/nuts|cheese|salmon/i)],
  [macro(/protein/i), prefer(/rice|pasta|potatoes|apples|bananas|berries|citrus/i)],
  [macro(/sugar/i), prefer(/bananas|apples|berries/i)],
  [
    ['Difficulty', /hard/i],
    ['Time Target', /under (?:15|30)/i],
  ],
  [
    ['Difficulty', /hard/i],
    ['Prep Time', /./],
  ],
  [['Difficulty', /hard/i], course(/snack|side|salad|breakfast/i)],
];

const isOf = ([label, names]: Side, choice: Choice): boolean =>
  choice.label === label && names.test(choice.name);

/** Returns whether a diet is a way of eating. A selection may have one of these and one of the others ("Gluten-Free"). */
const isWayOfEating = ({ name }: Choice): boolean => !/free|sodium/i.test(name);

/** How many servings suit a choice. */
const tables: readonly (readonly [Side, (servings: number) => boolean])[] = [
  [style(/date/i), (servings) => servings === 2],
  [style(/family/i), (servings) => servings >= 3],
  [style(/festive|meal prep/i), (servings) => servings >= 4],
  [plating(/family|board/i), (servings) => servings >= 3],
  [plating(/fine|bento|lunchbox/i), (servings) => servings <= 4],
  [['Difficulty', /hard/i], (servings) => servings <= 8],
  [['Time Target', /under (?:15|30)/i], (servings) => servings <= 6],
  [technique(/searing|stir|poaching/i), (servings) => servings <= 6],
];

/** The least minutes of cooking that a technique needs. */
const leastCooking: readonly (readonly [RegExp, number])[] = [
  [/slow/i, 120],
  [/brais/i, 60],
  [/roast/i, 30],
  [/bak|simmer/i, 20],
  [/grill|air|steam|poach/i, 10],
];

type Bounds = { total: number; least: number; prep: number; cook: number };

/** Returns the limits that the chosen times set, in minutes. */
function boundsOf(choices: readonly Choice[]): Bounds {
  const of = (label: ConstraintLabel) => choices.filter((choice) => choice.label === label);
  const bound = (label: ConstraintLabel) =>
    Math.min(
      ...of(label).map(({ name }) => readTimeBound(name)?.maxMinutes ?? Number.POSITIVE_INFINITY),
    );
  const least = Math.max(0, ...of('Time Target').map(({ name }) => leastMinutesOf(name) ?? 0));
  return { total: bound('Time Target'), least, prep: bound('Prep Time'), cook: bound('Cook Time') };
}

/** Returns whether the chosen times are consistent and leave enough time for the chosen techniques. */
function timesHold(choices: readonly Choice[]): boolean {
  const { total, least, prep, cook } = boundsOf(choices);
  const known = (minutes: number) => (Number.isFinite(minutes) ? minutes : 0);
  if (least > 0 && (Number.isFinite(prep) || Number.isFinite(cook))) return false;
  if (known(prep) + known(cook) > total) return false;
  return choices
    .filter(({ label }) => label === 'Techniques')
    .every(({ name }) => {
      const needed = leastCooking.find(([pattern]) => pattern.test(name))?.[1] ?? 5;
      const room = Math.min(cook, total - (Number.isFinite(prep) ? prep : 10));
      return needed <= room && !(least > 0 && needed < 60);
    });
}

const clash = (one: Choice, other: Choice): boolean =>
  clashes.some(
    ([first, second]) =>
      (isOf(first, one) && isOf(second, other)) || (isOf(first, other) && isOf(second, one)),
  ) ||
  (one.label === 'Dietary Constraints' &&
    other.label === 'Dietary Constraints' &&
    isWayOfEating(one) === isWayOfEating(other));

function tableHolds(choices: readonly Choice[]): boolean {
  const servings = choices
    .filter(({ label }) => label === 'Servings')
    .flatMap(({ name }) => readServings(name) ?? []);
  return tables.every(
    ([side, fits]) => !choices.some((choice) => isOf(side, choice)) || servings.every(fits),
  );
}

/** Returns whether one more choice goes together with the chosen ones. Unknown names go with everything. */
export function goesWith(choices: readonly Choice[], added: Choice): boolean {
  const all = [...choices, added];
  return !choices.some((choice) => clash(choice, added)) && timesHold(all) && tableHolds(all);
}
