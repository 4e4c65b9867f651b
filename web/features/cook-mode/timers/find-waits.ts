import { type FoundTime, findTimes } from './find-times.ts';
import { findVerbs, type StepVerb } from './step-verbs.ts';

/** A time that a cook waits for, with the activity during it. */
export type FoundWait = FoundTime & {
  /** What happens during the wait; undefined when the step does not say it with a known verb. */
  verb?: StepVerb;
};

const heatOfHob =
  /\bover (?:an? )?(?:very |fairly )?(?:low|medium|high|gentle|moderate|strong|brisk|fierce|direct|indirect)\b|\bover (?:an? |the )?(?:pan of )?(?:barely |gently )?(?:simmering|steaming|hot|boiling)\b|\b(?:on|over) (?:a |the )?(?:heat|hob|stove)\b/i;
const heatOrCold =
  /\b(?:oven|fridge|refrigerator|freezer|grill|hob|stove|microwave|steamer|air fryer|heat|pan|wok|skillet|casserole|pot)\b|°/i;
const isFor =
  /\bfor\s+(?:(?:about|around|at least|another|a further|an extra|only|just|exactly|roughly|the|full|good|a|up to|between)\s+)*$/i;
const sumAfter = /^\)?\s*(?:in all|in total|for all|altogether|all told|total|including)\b/i;
/** "Covers the 3 minutes it needs", "during those 9 minutes", "after 30 minutes": times that the text only refers to. */
const spokenOf =
  /\b(?:those|these|covers the|during the|(?:^|\s)in the (?:first|last)|after(?: about)?|first|last|half of the|giving (?:it|them))\s+$/i;
const handsFirst = /\btakes?\s+(?:(?:about|around|up to|another)\s+)*$/i;

function sentenceStart(text: string, before: number): number {
  const head = text.slice(0, before).replace(/[\s(]+$/, '');
  // A bracket or a sentence that consists of the time alone belongs to the sentence before it.
  const end = /[.!?]$/.test(head) ? head.length - 1 : head.length;
  const ends = [...head.slice(0, end).matchAll(/[.!?](?=\s+[\p{Lu}(\d])/gu)];
  return (ends.at(-1)?.index ?? -1) + 1;
}

/**
 * Returns the text before a time that may say what it is for: since the previous time, since the start of the sentence, since the start of the step.
 */
function regionsOf(text: string, time: FoundTime, previousEnd: number): string[] {
  const from = sentenceStart(text, time.start);
  const nearest = text.slice(Math.max(from, previousEnd), time.start);
  return [nearest, text.slice(from, time.start), text.slice(0, time.start)];
}

type Said = { region: string; verb: StepVerb };

function verbOf(text: string, time: FoundTime, previousEnd: number): Said | undefined {
  const offsets = regionsOf(text, time, previousEnd);
  for (const region of offsets) {
    // "(5 minutes)" at the end, "Allow 2 minutes": neither says what is done.
    const verb = findVerbs(region).findLast(({ word }) => word !== 'allow');
    if (!verb) continue;
    const offset = time.start - region.length;
    return { region, verb: { ...verb, start: verb.start + offset, end: verb.end + offset } };
  }
  return undefined;
}

/** Returns the verb after a time: "Take about 9 minutes to cut the chicken". */
function verbBehind(text: string, time: FoundTime): StepVerb | undefined {
  const behind = text.slice(time.end).replace(/^\s+/, '');
  if (!handsFirst.test(text.slice(0, time.start)) || !behind.startsWith('to ')) return undefined;
  return findVerbs(behind)[0];
}

function isWaitedFor(text: string, time: FoundTime, said: Said | undefined): boolean {
  const before = text.slice(0, time.start);
  if (/^(?: more)? in the (?:fridge|freezer|oven)\b/i.test(text.slice(time.end))) return true;
  if (!said) return isFor.test(before) || heatOrCold.test(before);
  const { verb, region } = said;
  const between = text.slice(verb.end, time.start);
  const withFor = isFor.test(before);
  if (verb.kind === 'wait') return true;
  if (verb.kind === 'hands') {
    // Bringing something to the boil takes as long as it takes: a timer is no help.
    if (verb.word === 'bring') return false;
    if (heatOfHob.test(between)) return true;
    return withFor && (verb.word === 'knead' || /\b(?:pan|wok|heat)\b/i.test(region));
  }
  if (withFor) return !/\bbowl\b/i.test(between);
  return heatOrCold.test(between) || findVerbs(region).some(({ kind }) => kind === 'wait');
}

/** Returns whether a time only adds up others that the step has named: "4 minutes each, 8 minutes in all". */
function isSum(text: string, time: FoundTime, others: readonly FoundTime[]): boolean {
  const earlier = others.filter(({ start }) => start < time.start);
  if (earlier.length === 0) return false;
  if (sumAfter.test(text.slice(time.end)) || handsFirst.test(text.slice(0, time.start)))
    return true;
  const last = earlier.at(-1);
  return /^(?: each| per \w+| a \w+| more)*\s*\($/.test(text.slice(last?.end, time.start));
}

/** Returns the times of a step that a cook sets a timer for: heat and rest, not hands-on work. */
export function findWaits(text: string): FoundWait[] {
  const times = findTimes(text).filter(({ start }) => !spokenOf.test(text.slice(0, start)));
  return times.flatMap((time, at) => {
    if (isSum(text, time, times)) return [];
    const behind = verbBehind(text, time);
    if (behind) return behind.kind === 'wait' ? [time] : [];
    const said = verbOf(text, time, times[at - 1]?.end ?? 0);
    if (!isWaitedFor(text, time, said)) return [];
    return [{ ...time, ...(said && { verb: said.verb }) }];
  });
}
