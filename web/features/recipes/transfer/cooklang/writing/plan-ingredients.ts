import { type IngredientLine, readIngredientLine } from '#recipes/measures/read-line.ts';
import { findMentions } from '../../../../cook-mode/step-ingredients/find-mentions.ts';
import { readList } from '../../../../cook-mode/step-ingredients/listed.ts';
import { quantityOfLine, quantityOfRest } from './quantity-of-line.ts';
import { type SaidPart, saidPart } from './said-part.ts';

/** A place in a step that names the food of a line, and the quantity that it takes. */
export type PlannedMark = {
  step: number;
  start: number;
  end: number;
  /** The index of the line in the list. */
  line: number;
  /** The content of the mark's braces. */
  quantity: string;
};

type Listed = { text: string; line: number; read: IngredientLine };
type Place = { step: number; start: number; end: number };
type Taken = Place & { said: SaidPart | undefined };

/** Names that a mark can contain: letters and digits, with single blanks, hyphens or apostrophes between them. */
const plainName = /^\p{L}[\p{L}\p{M}\d]*(?:[ '’-][\p{L}\p{M}\d]+)*$/u;

/** Removes commas inside a name, as in "Boneless, skinless chicken thighs": the text before such a comma is not the name. */
function withoutInnerComma(line: string): string {
  const { food } = readIngredientLine(line);
  return food.includes(', ') ? line.replace(food, food.replaceAll(', ', ' ')) : line;
}

/** Returns where the steps name each line, in the order of the steps. */
function placesOf(lines: readonly string[], steps: readonly string[]): Map<number, Place[]> {
  const list = readList(lines.map(withoutInnerComma));
  const places = new Map<number, Place[]>();
  for (const [step, text] of steps.entries()) {
    for (const { listed, start, end } of findMentions(text, list)) {
      if (!plainName.test(text.slice(start, end))) continue;
      places.set(listed.index, [...(places.get(listed.index) ?? []), { step, start, end }]);
    }
  }
  return places;
}

const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.abs(other) * 0.01;

const mark = ({ step, start, end }: Place, { line }: Listed, quantity: string): PlannedMark => ({
  step,
  start,
  end,
  line,
  quantity,
});

/** Returns marks for the parts that the steps say, if they add up to the line. A remainder goes to a place that says no part. */
function shareOut(listed: Listed, places: readonly Taken[]): PlannedMark[] | undefined {
  const { read, text } = listed;
  const parts = places.flatMap(({ said, ...place }) =>
    said?.kind === 'part' ? [{ place, said }] : [],
  );
  if (parts.length === 0 || read.amount === undefined) return undefined;
  const sum = parts.reduce((all, { said }) => all + said.value, 0);
  const marks = parts.map(({ place, said }) => mark(place, listed, said.quantity));
  if (isNear(sum, read.amount)) return marks;
  const open = places.filter(({ said }) => said?.kind !== 'part');
  const taker =
    open.find(({ said }) => said?.kind === 'rest') ?? open.find(({ said }) => said === undefined);
  if (sum > read.amount || !taker) return undefined;
  return [...marks, mark(taker, listed, quantityOfRest(text, read, read.amount - sum))];
}

/** The first place takes the full amount, unless the steps say parts that add up. */
function marksOf(listed: Listed, places: readonly Place[], steps: readonly string[]) {
  const taken = places.map((place) => {
    const before = (steps[place.step] ?? '').slice(0, place.start);
    return { ...place, said: saidPart(before, listed.text, listed.read) };
  });
  const shared = shareOut(listed, taken);
  if (shared) return shared;
  const isAll = ({ said }: Taken) =>
    said?.kind === 'part' && isNear(said.value, listed.read.amount ?? Number.NaN);
  // "The rapeseed oil for the sauce", when the list has three rapeseed oils.
  const isPurpose = ({ step, end }: Taken) =>
    listed.read.note !== undefined &&
    (steps[step] ?? '').slice(end).trimStart().startsWith(listed.read.note);
  const first =
    taken.find(isPurpose) ??
    taken.find(isAll) ??
    taken.find(({ said }) => said === undefined) ??
    taken[0];
  return first ? [mark(first, listed, quantityOfLine(listed.text, listed.read))] : [];
}

/**
 * Plans which words of the steps refer to which lines of the list and how much each takes; together they take the full amount of the line.
 * A line that no step names has no mark.
 */
export function planIngredients(
  ingredients: readonly string[],
  steps: readonly string[],
): PlannedMark[] {
  const places = placesOf(ingredients, steps);
  const marks: PlannedMark[] = [];
  const isFree = ({ step, start, end }: Place) =>
    marks.every((taken) => taken.step !== step || taken.end <= start || end <= taken.start);
  for (const [line, text] of ingredients.entries()) {
    // Two lines with the same food ("onion") match the same words: each line takes its own place while free places are left.
    const free = (places.get(line) ?? []).filter(isFree);
    marks.push(...marksOf({ text, line, read: readIngredientLine(text) }, free, steps));
  }
  return marks.toSorted((one, other) => one.step - other.step || one.start - other.start);
}
