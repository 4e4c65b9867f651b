import type { Step } from './step.ts';

/** Matches every place where a text names minutes: captures the number and the unit. */
const namedMinutes = /\b(\d+) (minutes?)\b/g;
const timesOfNoLength = /\b(?:every|each|after|within|first|last|final|half-way) (?:about )?$/i;
const mayBeAside = /\b(?:every|each|after|within|first|last|final|half-way) (?:about )?\d/i;

/** Returns the durations that a text names, in minutes: "for 12 minutes", but not "every 5 minutes". */
export function minutesNamedIn(text: string): number[] {
  const named = [...text.matchAll(namedMinutes)];
  const lengths = mayBeAside.test(text)
    ? named.filter(({ index }) => !timesOfNoLength.test(text.slice(0, index)))
    : named;
  return lengths.map(([, digits]) => Number(digits));
}

/** Rewrites "for 6 more minutes" and "for another 6 minutes" as "for 6 minutes more", which is the easiest to read. */
const inPlainOrder = (text: string): string =>
  !/ more minute|another \d/.test(text)
    ? text
    : text
        .replace(/\b(\d+) more (minutes?)\b/g, '$1 $2 more')
        .replace(/\banother (\d+ minutes?)\b/g, '$1 more');

const inWords: Readonly<Record<string, string>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .concat('fifteen', 'twenty', 'thirty')
    .map((word, at) => [String([15, 20, 30][at - 12] ?? at + 1), word]),
);

/** "every 5 minutes" → "every five minutes": spells out a number that is not the duration of the step, so that readers do not add it up. */
const asidesInWords = (text: string): string =>
  !mayBeAside.test(text)
    ? text
    : text.replace(namedMinutes, (found, digits: string, unit: string, index: number) =>
        timesOfNoLength.test(text.slice(0, index)) && inWords[digits]
          ? `${inWords[digits]} ${unit}`
          : found,
      );

/** "1 minute", "12 minutes". */
const sayMinutes = (minutes: number): string =>
  `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

const withNumber = (text: string, minutes: number): string =>
  text.replace(namedMinutes, (found, _digits, _unit, index: number) =>
    timesOfNoLength.test(text.slice(0, index)) ? found : sayMinutes(minutes),
  );

const noVerbFirst = /^(?:in|on|with|when|once|for|off|to|as|at|the|then|keep|meanwhile)\b/i;

/** Whether the text is one sentence without inner punctuation, so that its minutes can follow after a semicolon. */
const isOnePlainSentence = (text: string): boolean => /^[^.;:!?]+\.$/.test(text);

/** Adds the minutes to a step that names none: "Toss the salad." → "Take 2 minutes to toss the salad." or "Toss the salad; 2 minutes." */
function withTime(text: string, minutes: number): string {
  const time = sayMinutes(minutes);
  if (noVerbFirst.test(text)) return `${text} This takes ${time}.`;
  if (isOnePlainSentence(text) && text.length % 2 === 0) return `${text.slice(0, -1)}; ${time}.`;
  return `Take ${time} to ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/**
 * Names the minutes of a step in its text. A text without minutes gets them, a single number is replaced by that of the step, and
 * several numbers stay as they are: their sum becomes the minutes of the step.
 */
export function nameMinutes(step: Step): Step {
  const text = asidesInWords(inPlainOrder(step.text));
  const named = minutesNamedIn(text);
  const sum = named.reduce((total, minutes) => total + minutes, 0);
  if (named.length === 0) return { ...step, text: withTime(text, step.minutes) };
  if (sum === step.minutes) return { ...step, text };
  if (named.length > 1) return { ...step, text, minutes: sum };
  return { ...step, text: withNumber(text, step.minutes) };
}

/** Returns the step with other minutes, changed in its text as well. */
export const withMinutes = (step: Step, minutes: number): Step => ({
  ...step,
  minutes,
  text: withNumber(step.text, minutes),
});
