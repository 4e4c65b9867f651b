import { inNumber } from '#recipes/measures/scale/plural.ts';
import { ingredient } from '#recipes/pantry/pantry.ts';
import { wordsOf } from '#recipes/pantry/words.ts';
import type { Draft } from '#recipes/reading/read-recipe.ts';
import type { Amount, CookbookDish, DishIngredient, Segment } from '../dish.ts';
import { printAmount, scaleAmount, sumAmounts } from './amounts.ts';
import { type ExpandedStep, expandDish, type FindDish } from './expand-dish.ts';
import { printedMinutes } from './printed-minutes.ts';
import { type NoteScaling, scaleNote } from './scale-note.ts';
import { forOne } from './serve-one.ts';

/** What the printed steps take of one food. */
type Taken = {
  first: DishIngredient;
  notes: string[];
  amounts: Amount[];
  written: Amount[];
  isBare: boolean;
};

const purposePattern = /^(?:for|to) /;

/** How a food is cut or treated, without what it is for. */
const cutOf = ({ notes }: DishIngredient): string =>
  notes.filter((note) => !purposePattern.test(note)).join(', ');

/** Returns the key of the list line for an ingredient: the same food by the same name shares a line. */
const foodKey = ({ name, pantryId }: DishIngredient): string =>
  [pantryId, ...wordsOf(name).map(({ word }) => word)].join(' ');

/**
 * Whether an ingredient gets its own line beside that of another part: one that is cut differently ("25 g Parmesan, finely grated", "50 g
 * Parmesan, shaved"), or a counted food of which one part needs half.
 */
function isApart(taken: Taken, item: DishIngredient): boolean {
  if (taken.first === item) return false;
  const [one, other] = [cutOf(taken.first), cutOf(item)];
  const isCounted = [taken.first, item].some(
    ({ uses, notes }) => notes.length > 0 && uses.some(({ amount }) => amount?.unit === null),
  );
  return isCounted || (one !== '' && other !== '' && one !== other);
}

/** Returns a food's name in the singular or plural, to fit the amount. */
const nameFor = (
  name: string,
  was: Amount | undefined,
  now: { value: number; unit: string | null } | undefined,
): string =>
  was && now && was.unit === null && now.unit === null
    ? inNumber(` ${name}`, was.value, now.value).trim()
    : name;

/** Returns by how much the count of a counted food changes, with the count: 1 where it is weighed. */
function countShare(
  amount: Amount | undefined,
  item: DishIngredient,
  scaling: ExpandedStep['scaling'],
): NoteScaling {
  if (!amount || amount.unit !== null) return { share: 1, count: undefined };
  const { value } = scaleAmount(amount, item, scaling);
  return { share: value / amount.value, count: value };
}

function gather(steps: readonly ExpandedStep[]): Taken[] {
  const byFood = new Map<string, Taken>();
  for (const { dish, step, scaling } of steps) {
    for (const segment of step.segments) {
      if (segment.kind !== 'ingredient') continue;
      const item = dish.ingredients[segment.ingredient];
      if (!item) continue;
      const shared = foodKey(item);
      const before = byFood.get(shared);
      const key =
        before && isApart(before, item)
          ? [shared, dish.path, item.name, ...item.notes].join(' ')
          : shared;
      const taken = byFood.get(key) ?? {
        first: item,
        notes: [],
        amounts: [],
        written: [],
        isBare: false,
      };
      byFood.set(key, taken);
      const share = countShare(segment.amount, item, scaling);
      for (const written of item.notes) {
        const note = scaleNote(written, share);
        if (!taken.notes.includes(note)) taken.notes.push(note);
      }
      if (!segment.amount) taken.isBare = true;
      else {
        taken.written.push(segment.amount);
        taken.amounts.push(scaleAmount(segment.amount, item, scaling));
      }
    }
  }
  return [...byFood.values()];
}

/** The steps measure a food in units that do not add up. */
export class AmountsDoNotAddUp extends Error {
  constructor(name: string) {
    super(`the amounts of “${name}” do not add up: use one unit for it`);
  }
}

/**
 * Prints one line of the list: "400 g spaghetti", "2 large eggs, beaten", "1 tbsp plus 1 tsp salt".
 * @throws AmountsDoNotAddUp
 */
function printLine({ first, notes, amounts, written, isBare }: Taken): string {
  const { name, isOptional, pantryId } = first;
  const sum = amounts.length === 0 ? [] : sumAmounts(amounts, ingredient(pantryId));
  if (!sum) throw new AmountsDoNotAddUp(name);
  const amount = sum.map((one) => printAmount(one, 'list')).join(' plus ');
  const bareNote =
    isBare && notes.length === 0 ? [sum.length > 0 ? 'plus more to taste' : 'to taste'] : [];
  const said = [...notes, ...bareNote];
  const purpose = sum.length > 0 && isBare && notes.some((note) => purposePattern.test(note));
  const note = said.map((one) => (purpose && purposePattern.test(one) ? `plus more ${one}` : one));
  const all = [
    [amount, nameFor(name, written[0], sum[0])].filter((part) => part !== '').join(' '),
    ...note,
  ];
  return `${all.join(', ')}${isOptional ? ' (optional)' : ''}`;
}

function printSegment(segment: Segment, { dish, scaling }: ExpandedStep, find: FindDish): string {
  switch (segment.kind) {
    case 'ingredient': {
      const item = dish.ingredients[segment.ingredient];
      if (!item || !segment.amount) return segment.text;
      const amount = scaleAmount(segment.amount, item, scaling);
      return `${printAmount(amount, 'step')} ${nameFor(segment.text, segment.amount, amount)}`;
    }
    case 'dish':
      return segment.text ?? `the ${find(segment.path)?.called ?? segment.path}`;
    default:
      return segment.text;
  }
}

const measured = /^[\d¼½¾⅓⅔.]+ (?:g|kg|ml|litres?|tsp|tbsp|cm)\b/;
/** One counted piece, whose number the words around it make superfluous: "one of the 1 egg". */
const onePiece =
  /^(?:1(?! (?:g|kg|ml|litres?|tsp|tbsp|cm)\b)|a(?= (?:slice|sheet|piece|\d+ (?:g|ml) (?:tin|jar))\b))\s/;
/** Words that take a part of something: "half of", "a little of", "½ teaspoon of". */
const takesPart =
  /\b(?:half|halves|thirds?|quarters?|some|most|little|bit|rest|(?:tea|table)?spoons?|tsp|tbsp|g|ml) of $/i;

/**
 * Joins an ingredient to the words before it. A cook does not say "the 200 g flour", but does say "the onion" for one, "the 4
 * eggs" and "some of the 100 ml kirsch" for a part of a measured amount.
 */
function joined(before: string, printed: string): string {
  const [article] = /\bthe\s$/i.exec(before) ?? [];
  if (/\b(?:other|remaining)\s$/i.test(before)) return before + printed.replace(onePiece, '');
  if (!article)
    return before + (takesPart.test(before) && measured.test(printed) ? 'the ' : '') + printed;
  if (/\b(?:of|other|remaining) the\s$/i.test(before))
    return `${before.replace(/\b(?:each|one) of the\s$/i, (of) => (/^[EO]/.test(of) ? 'The ' : 'the '))}${printed.replace(onePiece, '')}`;
  if (measured.test(printed)) return before.slice(0, -article.length) + printed;
  return before + printed.replace(/^(?:1|a)\s/, '');
}

/** Prints the name of a part with its article, unless the step has one already. */
const joinedPart = (before: string, printed: string): string =>
  /\b(?:the|a|your|this)\s$/i.test(before)
    ? before + printed.replace(/^the\s/, '')
    : before + printed;

/** Prints the text of a step as one paragraph. */
function printStep(step: ExpandedStep, find: FindDish): string {
  const text = step.step.segments.reduce((before, segment) => {
    const printed = printSegment(segment, step, find);
    if (segment.kind === 'ingredient') return joined(before, printed);
    return segment.kind === 'dish' ? joinedPart(before, printed) : before + printed;
  }, '');
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?:^|[.!?] )\p{Ll}/gu, (start) => start.toUpperCase());
}

/** Begins the first step of a part with what it makes: "For the white sauce, melt …", "In the meantime, make the coleslaw: shred …". */
function beginPart({ dish: { called }, beside }: ExpandedStep, text: string): string {
  const name = called.replace(/^the /i, '');
  const rest = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  if (!beside) return `For the ${name}, ${rest}`;
  const when = beside === 'meanwhile' ? 'In the meantime' : 'Towards the end of that time';
  return `${when}, make the ${name}: ${rest}`;
}

/** Describes in words what a picture of the dish shows. */
function photoPromptOf({ title, look }: CookbookDish): string {
  const { vessel, arrangement, colours, cut, sauce, garnish, view, distance } = look;
  const parts = [
    `${arrangement}, in ${vessel}`,
    cut,
    sauce,
    garnish,
    `colours: ${colours.join(', ')}`,
  ];
  const angle = { above: 'from above', angle: 'at an angle', side: 'from the side' }[view];
  return `${title}: ${parts.filter((part) => part !== undefined).join('; ')}; ${distance} view ${angle}.`;
}

/**
 * Prints a dish as the product's recipe for a number of servings. The list is the sum of the amounts in the steps, rounded to what a
 * kitchen measures.
 * @param find returns the dishes that this one is made with
 * @throws Error when a part is missing or its share cannot be computed, or when the amounts of a food do not add up
 */
export function printDish(dish: CookbookDish, servings: number, find: FindDish): Draft {
  const expanded = expandDish(dish, servings / dish.servings, find);
  const { steps } = expanded;
  const { prepMinutes, cookMinutes } = printedMinutes(expanded);
  return {
    title: dish.title,
    description: dish.description,
    ingredients: gather(steps).map(printLine),
    instructions: steps.map((step, at) => {
      const text = printStep(step, find);
      const isNewPart = step.dish !== dish && step.dish !== steps[at - 1]?.dish;
      const whole = isNewPart ? beginPart(step, text) : text;
      return servings === 1 ? forOne(whole) : whole;
    }),
    prepTimeMinutes: prepMinutes,
    cookTimeMinutes: cookMinutes,
    servings,
    difficulty: dish.difficulty,
    tips: [...dish.tips],
    photoPrompt: photoPromptOf(dish),
  };
}
