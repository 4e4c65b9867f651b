import type { Step } from './step.ts';
import { minutesNamedIn, nameMinutes } from './step-minutes.ts';

/** Word limits of a printed step: fewer words say too little, more are forgotten while stirring. */
export const stepWords = { least: 8, most: 35 } as const;
const boardOpening = 'Get everything ready: ';

/** Counts the words of a text without line breaks. */
export function countWords(text: string): number {
  let words = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== ' ' && (at === 0 || text[at - 1] === ' ')) words++;
  }
  return words;
}

const isShort = ({ text }: Step) => countWords(text) < stepWords.least;
const isLong = ({ text }: Step) => countWords(text) > stepWords.most;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Where a text can be split: between sentences first, then at a semicolon, then before a "then". */
const joints = [/(?<=[.!]) (?=\p{Lu})/gu, /; (?:then )?/g, /, (?:and )?then /g];

type Halves = readonly [string, string];

function halvesAt(text: string, joint: RegExp): Halves[] {
  return [...text.matchAll(joint)].map((found) => {
    const first = text.slice(0, found.index).replace(/[.!]?$/, '.');
    return [first, raised(text.slice(found.index + found[0].length))] as const;
  });
}

/** Returns how badly two halves stand alone (0 is best): both should be within the word limits, name their minutes and be about equal. */
function unevenness([first, second]: Halves): number {
  const [one, other] = [countWords(first), countWords(second)];
  const tooShort = Math.max(0, stepWords.least - Math.min(one, other));
  const tooLong = Math.max(0, Math.max(one, other) - stepWords.most);
  const silent = [first, second].filter((half) => minutesNamedIn(half).length === 0).length;
  return tooShort * 40 + tooLong * 20 + silent * 6 + Math.abs(one - other);
}

function partText(text: string): Halves | undefined {
  for (const joint of joints) {
    const [best] = halvesAt(text, joint).sort((one, other) => unevenness(one) - unevenness(other));
    if (best) return best;
  }
  return undefined;
}

/** Returns the minutes of both halves, at least one each: those that a half names, and the remainder for a half that names none. */
function partMinutes(minutes: number, [first, second]: Halves): [number, number] {
  const [one, other] = [minutesNamedIn(first), minutesNamedIn(second)];
  if (one.length > 0 && other.length > 0) return [sum(one), sum(other)];
  if (one.length > 0) return [sum(one), Math.max(1, minutes - sum(one))];
  if (other.length > 0) return [Math.max(1, minutes - sum(other)), sum(other)];
  const share = countWords(first) / (countWords(first) + countWords(second));
  const before = Math.max(1, Math.round(minutes * share));
  return [before, Math.max(1, minutes - before)];
}

/** Splits a step that is too long to remember. */
function part(step: Step): Step[] {
  const halves = isLong(step) ? partText(step.text) : undefined;
  if (!halves) return [step];
  const [before, after] = partMinutes(step.minutes, halves);
  return [
    ...part({ ...step, text: halves[0], minutes: before }),
    ...part({ ...step, text: halves[1], minutes: after }),
  ];
}

/** Whether a step that says too little to stand alone is joined to the step before it, which needs room for its words. */
const joinsTo = (step: Step, before: Step | undefined): before is Step =>
  before !== undefined &&
  isShort(step) &&
  countWords(before.text) + countWords(step.text) <= stepWords.most;

function joined(before: Step, step: Step): Step {
  const named = minutesNamedIn(step.text).length > 0;
  return {
    ...before,
    text: `${before.text} ${step.text}`,
    minutes: before.minutes + (named ? step.minutes : 0),
  };
}

function joinShort(steps: readonly Step[]): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    const before = kept.at(-1);
    if (joinsTo(step, before)) kept[kept.length - 1] = joined(before, step);
    else kept.push(step);
  }
  return kept;
}

/** Adds an opening to a short step of board work. */
const openBoard = (step: Step): Step =>
  step.isElastic && isShort(step) ? { ...step, text: boardOpening + lowered(step.text) } : step;

/**
 * Brings the steps of a method into their printed shape: 8 to 35 words each, and each names its minutes.
 * @param mayPart whether a long step may be split in two; each takes at least one minute, which a tight limit may not leave
 */
export function shapeSteps(steps: readonly Step[], mayPart = true): Step[] {
  const whole = joinShort(steps).map((step) => openBoard(nameMinutes(step)));
  if (!mayPart || !whole.some(isLong)) return whole;
  return whole.flatMap(part).map(nameMinutes);
}
