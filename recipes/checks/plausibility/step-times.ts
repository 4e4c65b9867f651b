import { wordNumbers } from '../../measures/numbers.ts';

/** A duration that a step mentions, in minutes, and what happens during it. */
export type StepTime = {
  low: number;
  high: number;
  /** `work`: something cooks or is done; `wait`: it stands, chills or rises; `aside`: the time is not part of the cook's plan. */
  kind: 'work' | 'wait' | 'aside';
  text: string;
  index: number;
};

const numberPattern = String.raw`(?:\d+\s*[½¼¾]|\d+(?:[.,]\d+)?|[½¼¾]|\b(?:an?|one|two|three|four|five|six|eight|ten|twelve|half an)\b)`;
const unitPattern = `(seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?)`;
const timePattern = new RegExp(
  String.raw`(?<![\d.,/°])(${numberPattern})(?:\s*(?:-|–|—|to|or)\s*(${numberPattern}))?[\s-]*${unitPattern}\b(?:\s*(?:and\s+)?(\d+)[\s-]*(?:minutes?|mins?)\b)?`,
  'gi',
);
const words: Readonly<Record<string, number>> = {
  ...wordNumbers,
  'half an': 0.5,
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
};
const minutes: readonly (readonly [RegExp, number])[] = [
  [/^s/i, 1 / 60],
  [/^m/i, 1],
  [/^h/i, 60],
  [/^d/i, 1440],
];

function numberOf(text: string): number {
  const known = words[text.toLowerCase().trim()];
  if (known !== undefined) return known;
  const mixed = /^(\d+)\s*([½¼¾])$/.exec(text.trim());
  if (mixed) return Number(mixed[1]) + (words[mixed[2] ?? ''] ?? 0);
  return Number(text.replace(',', '.'));
}

const waitsPattern =
  /\b(?:overnight|chill\w*|marinat\w*|soak\w*|prov(?:e|es|ed|ing)|proof\w*|ris(?:e|es|ing)|risen|double(?:s|d)? in size|freez\w*|frozen|firm|rest(?:s|ed|ing)?|cool\w*|stand\w*|infus\w*|steep\w*|refrigerat\w*|fridge|set|sets|dry|drying|cur(?:e|ing)|ferment\w*|brin(?:e|ing)|hydrat\w*|swell|thaw\w*|defrost\w*|macerat\w*|leave|sit|sits|room temperature|drain|bloom|soften in (?:cold|warm) water|keep(?:s|ing)? warm|autolyse)\b/i;
/** Words before a time that is not a duration in the plan, but a point in time, an interval or an option. */
const asideBefore =
  /\b(?:every|each|after|within|last|final|first|another way|up to|keeps?(?: well)?(?: for)?|store[sd]?|stays?|reheat\w*|lasts?|if you (?:have|like|can)|ideally|or for|preferably|at least once in|ahead|before|no (?:more|longer) than|pressure|instead of|per)\s+(?:\w+\s+){0,3}$/i;
const asideAfter =
  /^\s*(?:before|ahead|earlier|per (?:kg|kilo|500|lb|pound|batch|side)|after|into|in advance|from the end|old)\b|^-old\b/i;
const otherwisePattern = /\b(?:if|or)\b[^.;]{0,40}$/i;

const clauseAround = (step: string, from: number, to: number): string => {
  const start = Math.max(
    0,
    ...['. ', '; ', ', then ', ' and then '].map((end) => step.lastIndexOf(end, from) + 1),
  );
  const end = step.slice(to).search(/[.;]|, then |\bthen\b/);
  return step.slice(start, end < 0 ? undefined : to + end);
};

function kindOf(step: string, text: string, index: number): StepTime['kind'] {
  const before = step.slice(Math.max(0, index - 45), index);
  const after = step.slice(index + text.length);
  if (asideBefore.test(before) || asideAfter.test(after)) return 'aside';
  if (/\bor\b[^.;]{0,25}$/i.test(before)) return 'aside';
  const clause = clauseAround(step, index, index + text.length);
  if (waitsPattern.test(clause)) return 'wait';
  return otherwisePattern.test(before) && /\bif\b/i.test(before) ? 'aside' : 'work';
}

/** Returns the times in a step: "20–25 minutes", "1 hour 15 minutes", "half an hour", "30 seconds". */
export function stepTimes(step: string): StepTime[] {
  return [...step.matchAll(timePattern)].flatMap((found): StepTime[] => {
    const [text, first = '', second, unit = '', more] = found;
    const factor = minutes.find(([name]) => name.test(unit))?.[1] ?? 1;
    const extra = more === undefined ? 0 : Number(more);
    const one = numberOf(first) * factor + extra;
    const other = second === undefined ? one : numberOf(second) * factor + extra;
    if (!Number.isFinite(one) || !Number.isFinite(other)) return [];
    const [low, high] = one <= other ? [one, other] : [other, one];
    return [
      { low, high, kind: kindOf(step, text, found.index), text: text.trim(), index: found.index },
    ];
  });
}
