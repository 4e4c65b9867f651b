import type { Treatment } from '../looks/treatment.ts';
import { mentionOf } from './find-mentions.ts';
import { nameWords } from './names/find-names.ts';
import type { ListedFood } from './read-foods.ts';
import { canBeSeen } from './visible.ts';

/** What the steps do to a food. */
export type Handling = {
  treatment: Treatment;
  /** True if the steps mention it only when the dish is finished: sprinkled, laid or poured on top. */
  onTop: boolean;
  /** True if it is added last as a drizzle, a swirl or a spoonful. */
  poured: boolean;
  mashed: boolean;
};

const heats: readonly (readonly [Treatment, RegExp])[] = [
  [
    'blended',
    /\b(?:blend|blitz|pur[eé]e (?:the|until|everything|it|in|with|them|to)\b|process(?! it\b)|liquidi[sz]e|whi[sz]z|pulse)\b/i,
  ],
  ['roast', /\b(?:roast|bake|grill|broil|air[- ]fry|oven|barbecue|char|gratin)/i],
  ['stewed', /\b(?:simmer|stew|brais|bubble|slow[- ]cook|reduce|poach in the sauce)/i],
  [
    'fried',
    /\b(?:fry|fries|fried|sear|brown|saut[eé]|sizzle|crisp up|griddle|frying pan|skillet|wok|soften|stir-fry|toast|sweat|caramelis|pan over)/i,
  ],
  ['boiled', /\b(?:boil|steam|blanch|poach|parboil|pan of water|salted water)/i],
];
const boardWork =
  /^(?:meanwhile,? )?(?:chop|dice|slice|rinse|drain and rinse|peel|halve|grate|finely|roughly|trim|wash|cut|crush|pat|measure|prepare|heat the oven|preheat|line|grease|tear|quarter|thinly|core|deseed|pick|shred|zest|cube|weigh)/i;
/** Openings of a first step that is only preparation. */
const firstWork = /^(?:get everything|before you|start by|first|crumble|toast)\b|\bready\b[^.]*:/i;
const finishingPattern =
  /\b(?:scatter|sprinkle|strew|garnish|top|finish|crown|dot|dust|drizzle|swirl|spoon over|serve|shave|crumble|lay|tuck|decorate|squeeze|dollop|arrange)/i;
const pouringPattern = /\b(?:drizzle|swirl|spoon|dollop|trickle|pour|blob|zigzag)/i;
const setAside =
  /\b(?:tip|lift|scoop|move|set|transfer|put|take)\b[^.]*\b(?:plate|aside|bowl|out of the pan)\b/i;
/** "Stir in the spinach for 1 minute": the food only wilts, but is no longer raw. */
const warmedIn = /\b(?:stir in|add|wilt|fold in|toss in)\b[^.]*\bminutes?\b/i;
const drainedPattern = /\bdrain\b/i;
/** Melted chocolate becomes part of the mixture that it is stirred into. */
const meltedPattern = /\bmelt(?:ed)?\b/i;
const onlySome = /\b(?:half|third|quarter|some|a few|part|ladle)\b/i;

/** A sentence of the steps, with the foods (by index in the list) that it mentions. */
type Sentence = {
  text: string;
  step: number;
  heat: Treatment | undefined;
  foods: ReadonlySet<number>;
};

function sentencesOf(foods: readonly ListedFood[], steps: readonly string[]): Sentence[] {
  const speakers = foods.map(({ ingredient }) => mentionOf(ingredient));
  return steps.flatMap((step, index) => {
    const heatOf = (text: string) => heats.find(([, words]) => words.test(text))?.[0];
    const inStep = heatOf(step);
    const sentences = step
      .split(/(?<=[.;!])\s+/)
      .filter((text) => !boardWork.test(text) && !(index === 0 && firstWork.test(text)));
    return sentences.map((text) => {
      const words = nameWords(text);
      const named = speakers.flatMap((speaksOfIt, food) => (speaksOfIt(words) ? [food] : []));
      const heat = heatOf(text) ?? (inStep === 'blended' ? undefined : inStep);
      return { text, step: index, heat, foods: new Set(named) };
    });
  });
}

/** Returns the treatment after a further heat: the later one wins, but boiling does not change a cooked food and blended stays blended. */
function after(before: Treatment, heat: Treatment): Treatment {
  if (before === 'blended') return before;
  if (heat === 'boiled' && before !== 'raw') return before;
  return heat;
}

function isToppedWith(food: number, sentences: readonly Sentence[], lastStep: number): boolean {
  const first = sentences.find(({ foods }) => foods.has(food));
  if (!first || first.step < lastStep - 1) return false;
  return finishingPattern.test(first.text) && !/\b(?:stir|fold) (?:in|through)\b/i.test(first.text);
}

/** Returns the treatment of one food by following it through the sentences: into the pan, onto a plate, back into the pan. */
function follow(
  food: number,
  sentences: readonly Sentence[],
  body: ReadonlySet<number>,
  isEverNamed: boolean,
): Treatment {
  let treatment: Treatment = 'raw';
  // A food that no step names is in the pan from the start: "blend everything".
  let isIn = !isEverNamed;
  for (const { text, heat, foods } of sentences) {
    const isNamed = foods.has(food);
    isIn ||= isNamed;
    if (isNamed && treatment === 'raw' && warmedIn.test(text)) treatment = 'stewed';
    if (heat && isIn && !(heat === 'blended' && onlySome.test(text))) {
      const namesNone = ![...foods].some((one) => body.has(one));
      const isForAll =
        heat === 'stewed' ||
        namesNone ||
        (heat === 'blended' && /\buntil\b[^.]*\bsmooth/i.test(text));
      if (isNamed || (isForAll && !(heat === 'boiled' && treatment !== 'raw')))
        treatment = after(treatment, heat);
    }
    if (isNamed && (drainedPattern.test(text) || setAside.test(text))) isIn = false;
    if (foods.size === 0 && (drainedPattern.test(text) || setAside.test(text))) isIn = false;
  }
  return treatment;
}

/** Returns what the steps do to each food, in the order of the foods. */
export function readTreatments(foods: readonly ListedFood[], steps: readonly string[]): Handling[] {
  const sentences = sentencesOf(foods, steps);
  const body = new Set(
    foods.flatMap(({ ingredient }, index) => (canBeSeen(ingredient, 'main-plate') ? [index] : [])),
  );
  const allWords = nameWords(steps.join(' '));
  return foods.map((food, index) => {
    const onTop = isToppedWith(index, sentences, steps.length - 1);
    const own = sentences.filter(({ foods: named }) => named.has(index));
    const isEverNamed = mentionOf(food.ingredient)(allWords);
    const isMelted = food.ingredient.kinds.has('chocolate') && meltedPattern.test(steps.join(' '));
    return {
      treatment: onTop
        ? toppingTreatment(own)
        : isMelted
          ? 'blended'
          : follow(index, sentences, body, isEverNamed),
      onTop,
      poured: onTop && !body.has(index) && own.some(({ text }) => pouringPattern.test(text)),
      mashed:
        food.cut === 'mashed' || own.some(({ text }) => /\bmash|\bpotato ricer\b/i.test(text)),
    };
  });
}

/** Returns the treatment of a topping: raw, unless it is fried or roasted first. */
function toppingTreatment(own: readonly Sentence[]): Treatment {
  const heat = own[0]?.heat;
  return heat === 'fried' || heat === 'roast' ? heat : 'raw';
}
