import { type Ordered, orderSteps } from './schedule-order.ts';
import type { Step } from './step.ts';
import { minutesNamedIn, nameMinutes } from './step-minutes.ts';

/** Words that a printed step has: fewer tell too little, more are lost while stirring. */
export const stepWords = { least: 8, most: 35 } as const;
/** "Meanwhile, " may still go before it. */
const mostBeforeScheduling = stepWords.most - 1;
const boardOpening = 'Get everything ready: ';

/** Words of a text without line breaks. */
export function countWords(text: string): number {
  let words = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== ' ' && (at === 0 || text[at - 1] === ' ')) words++;
  }
  return words;
}

const isShort = ({ text }: Step) => countWords(text) < stepWords.least;
const isLong = ({ text }: Step) => countWords(text) > mostBeforeScheduling;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Where a text can be parted: between sentences first, then at a semicolon, then before a "then". */
const joints = [/(?<=[.!]) (?=\p{Lu})/gu, /; (?:then )?/g, /, (?:and )?then /g];

type Halves = readonly [string, string];

function halvesAt(text: string, joint: RegExp): Halves[] {
  return [...text.matchAll(joint)].map((found) => {
    const first = text.slice(0, found.index).replace(/[.!]?$/, '.');
    return [first, raised(text.slice(found.index + found[0].length))] as const;
  });
}

/** How well two halves stand alone: both long enough, each with its minutes, about equal. */
function unevenness([first, second]: Halves): number {
  const [one, other] = [countWords(first), countWords(second)];
  const tooShort = Math.max(0, stepWords.least - Math.min(one, other));
  const tooLong = Math.max(0, Math.max(one, other) - mostBeforeScheduling);
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

/** The minutes of both halves: what each names, and what is left to the one that names none; at least one each. */
function partMinutes(minutes: number, [first, second]: Halves): [number, number] {
  const [one, other] = [minutesNamedIn(first), minutesNamedIn(second)];
  if (one.length > 0 && other.length > 0) return [sum(one), sum(other)];
  if (one.length > 0) return [sum(one), Math.max(1, minutes - sum(one))];
  if (other.length > 0) return [Math.max(1, minutes - sum(other)), sum(other)];
  const share = countWords(first) / (countWords(first) + countWords(second));
  const before = Math.max(1, Math.round(minutes * share));
  return [before, Math.max(1, minutes - before)];
}

/** Parts a step that is too long to keep in mind; the second half waits for the first. */
function part(step: Ordered): Ordered[] {
  const halves = isLong(step) ? partText(step.text) : undefined;
  if (!halves) return [step];
  const [before, after] = partMinutes(step.minutes, halves);
  const hands = step.handsMinutes;
  const id = `${step.id}, begun`;
  const first: Ordered = { ...step, id, text: halves[0], minutes: before, isBegun: true };
  const second: Ordered = { ...step, text: halves[1], minutes: after, after: [id] };
  if (hands === undefined) return [...part(first), ...part(second)];
  return [
    ...part({ ...first, handsMinutes: Math.min(hands, before) }),
    ...part({ ...second, handsMinutes: Math.min(1, hands) }),
  ];
}

/** What says too little to stand alone joins the step before it, if that one leaves room and is what it waits for. */
function joinsTo(step: Ordered, before: Ordered | undefined): before is Ordered {
  if (!before || !isShort(step)) return false;
  const follows = step.after.length > 0 && step.after.includes(before.id);
  return follows && countWords(before.text) + countWords(step.text) <= mostBeforeScheduling;
}

function joined(before: Ordered, step: Ordered): Ordered {
  const named = minutesNamedIn(step.text).length > 0;
  return {
    ...before,
    text: `${before.text} ${step.text}`,
    minutes: before.minutes + (named ? step.minutes : 0),
  };
}

function joinShort(steps: readonly Ordered[]): Ordered[] {
  const kept: Ordered[] = [];
  const renamed = new Map<string, string>();
  for (const step of steps) {
    const after = step.after.map((id) => renamed.get(id) ?? id);
    const before = kept.at(-1);
    if (joinsTo({ ...step, after }, before)) {
      kept[kept.length - 1] = joined(before, step);
      renamed.set(step.id, before.id);
    } else {
      kept.push({ ...step, after });
    }
  }
  return kept;
}

/** A short order at the board gets an opening rather than a neighbour. */
const openBoard = (step: Ordered): Ordered =>
  step.isElastic && isShort(step) ? { ...step, text: boardOpening + lowered(step.text) } : step;

/**
 * Brings the steps of a method into the shape in which they are printed: 8 to 35 words each, and each names its minutes.
 * @param mayPart whether a long step may become two; each takes a minute at least, which a tight limit does not leave
 */
export function shapeSteps(steps: readonly Step[], mayPart = true): Ordered[] {
  const whole = joinShort(orderSteps(steps)).map((step) =>
    openBoard({ ...step, ...nameMinutes(step) }),
  );
  if (!mayPart || !whole.some(isLong)) return whole;
  return whole.flatMap(part).map((step) => ({ ...step, ...nameMinutes(step) }));
}
