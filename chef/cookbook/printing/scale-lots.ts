import { type Coded, partAt } from '../coded-text.ts';
import type { Segment } from '../dish.ts';
import { countPattern, readCount, writeCount } from './spoken-numbers.ts';

type Timer = Extract<Segment, { kind: 'timer' }>;

/** One letter of a coded text. */
export const code = '[\\uE000-\\uF8FF]';
const lotWord = '(lots|batches|rounds|loads)';

/** What a dish says about its pieces, collected while its steps are read in order. */
export type Told = {
  factor: number;
  /** Maps each count of pieces as written to the scaled count. */
  pieces: Map<number, number>;
  /** Cooking minutes that the steps now take beyond those of the file. */
  minutesMore: number;
  /** Whether the pan is filled several times. */
  isInTurn: boolean;
};

/** Scales a count of pieces with the food. */
export const times = (count: number, factor: number): number =>
  Math.max(1, Math.round(count * factor));
/** Scales lots, rounded up to whole ones unless little is left over: a pan takes a little more than it was given. */
const lotsFor = (lots: number, factor: number): number =>
  Math.max(1, Math.ceil(lots * factor - 0.3));

/** Multiplies the minutes of the timer that a letter represents by `share`. */
export function stretch(
  coded: Coded,
  letter: string,
  share: number,
  told: Told,
  isTold = true,
): void {
  const part = partAt(coded, letter);
  if (part?.kind !== 'timer' || share === 1) return;
  const [low, high] = [part.lowMinutes, part.highMinutes].map((one) =>
    Math.max(1, Math.round(one * share)),
  );
  if (low === undefined || high === undefined) return;
  if (part.passes === 'cook') told.minutesMore += high - part.highMinutes;
  const text = isTold ? minutesIn(low, high) : part.text;
  coded.parts[letter.charCodeAt(0) - 0xe000] = {
    ...part,
    lowMinutes: low,
    highMinutes: high,
    text,
  } satisfies Timer;
}

const minutesIn = (low: number, high: number): string =>
  `${low === high ? '' : `${low}–`}${high} ${high === 1 ? 'minute' : 'minutes'}`;

function minutesOf(coded: Coded, letter: string): number {
  const part = partAt(coded, letter);
  return part?.kind === 'timer' ? part.highMinutes : 0;
}

const firstTimer = (coded: Coded, text: string): string | undefined =>
  [...text.matchAll(new RegExp(code, 'gu'))]
    .map(([one]) => one)
    .find((one) => {
      const part = partAt(coded, one);
      return part?.kind === 'timer' && part.passes === 'cook';
    });

const totalTimer = (coded: Coded, text: string): string | undefined =>
  new RegExp(`(${code}) (?:in all|altogether|for all|for both)`, 'u').exec(text)?.[1] ??
  firstTimer(coded, text);

/** Whether a sentence about the rest can be dropped when no rest is left: yes, unless it takes food. */
const isSpare = (coded: Coded, text: string): boolean =>
  [...text.matchAll(new RegExp(code, 'gu'))].every(([one]) => {
    const kind = partAt(coded, one)?.kind;
    return kind !== 'ingredient' && kind !== 'dish';
  });

function dropTimers(coded: Coded, text: string, told: Told): string {
  for (const [one] of text.matchAll(new RegExp(code, 'gu'))) {
    const part = partAt(coded, one);
    if (part?.kind === 'timer' && part.passes === 'cook') told.minutesMore -= part.highMinutes;
  }
  return '';
}

const restLots = new RegExp(
  `\\b(rest|others)\\b[^.]*?\\bin ${countPattern} (?:more )?${lotWord}`,
  'iu',
);
const lots = new RegExp(
  `(,?) \\b(?:in|for) ${countPattern} ${lotWord}\\b(?: of ${countPattern}\\b)?`,
  'iu',
);
const moreLots = new RegExp(`\\b${countPattern} more ${lotWord}\\b`, 'iu');
const otherPieces = new RegExp(
  `\\b(other|remaining) ${countPattern}\\b(?! (?:thirds|quarters))`,
  'iu',
);
const secondPieces = new RegExp(`\\bthe second ${countPattern}\\b`, 'iu');
const firstAndSecond = new RegExp(
  `(${code}) for (?:the first|one) and (${code}) for the (?:second|other)`,
  'u',
);
const isMixing = /^\s*(?:add|beat|sift|blend|stir|whisk|fold|pour|knead|work)\b(?!-)/i;

/** Scales the lots and the minutes of "Fry them in two lots, 12 minutes in all". */
function inLots(coded: Coded, text: string, told: Told): string {
  if (isMixing.test(text)) return text;
  const rest = restLots.exec(text) ?? moreLots.exec(text);
  if (rest) {
    const written = rest[0].match(new RegExp(countPattern, 'i'))?.[0] ?? '';
    // An earlier sentence describes the first lot.
    const now = lotsFor(readCount(written) + 1, told.factor) - 1;
    if (now === readCount(written)) return text;
    if (now === 0) return isSpare(coded, text) ? dropTimers(coded, text, told) : text;
    const timer = totalTimer(coded, text);
    const isEach = timer !== undefined && text.includes(`${timer} each`);
    if (isEach) told.minutesMore += (now - readCount(written)) * minutesOf(coded, timer);
    else if (timer) stretch(coded, timer, now / readCount(written), told);
    const said = rest[0].replace(written, writeCount(now, written));
    return text.replace(
      rest[0],
      now === 1 ? said.replace(/\bin one (?:more )?\w+$/i, 'in one lot') : said,
    );
  }
  const found = lots.exec(text);
  const timer = totalTimer(coded, text);
  if (!found || !timer) return text;
  const [whole, , written = ''] = found;
  const now = lotsFor(readCount(written), told.factor);
  if (now === readCount(written)) return text;
  stretch(coded, timer, now / readCount(written), told);
  if (now > 1) return text.replace(whole, whole.replace(written, writeCount(now, written)));
  return text.replace(whole, '').replace(/(?<=[\uE000-\uF8FF]) (?:in all|altogether)\b/u, '');
}

/** Scales "Do the second four in the same way, 3 minutes" to the rest of the pieces, in as many lots as needed. */
function secondLot(coded: Coded, text: string, told: Told): string {
  const both = firstAndSecond.exec(text);
  const now = lotsFor(2, told.factor);
  if (both && now !== 2) {
    const [whole, first = '', second = ''] = both;
    const part = partAt(coded, second);
    if (part?.kind === 'timer') told.minutesMore -= part.highMinutes;
    stretch(coded, first, now, told, false);
    const lot = now === 1 ? '' : ` for each of the ${writeCount(now, 'two')} lots`;
    const left = text.replace(whole, `${first}${lot}`);
    return left.replace(lots, (all, _, written: string) =>
      now === 1 ? '' : all.replace(written, writeCount(now, written)),
    );
  }
  const found = secondPieces.exec(text);
  if (!found || now === 2) return text;
  const timer = firstTimer(coded, text.slice(found.index));
  if (now === 1) {
    const clause = new RegExp(`,? while the second ${countPattern}[^,.;]*${code}`, 'iu').exec(text);
    if (!clause) return isSpare(coded, text) ? dropTimers(coded, text, told) : text;
    dropTimers(coded, clause[0], told);
    return text.replace(clause[0], '');
  }
  if (timer) stretch(coded, timer, now - 1, told);
  const [whole, count = ''] = found;
  return text.replace(whole, `the rest, ${count} at a time,`).replace(',,', ',');
}

/** Scales "The other three take 10 minutes", where an earlier sentence describes the first one. */
function theOthers(coded: Coded, text: string, told: Told): string {
  const found = otherPieces.exec(text);
  if (!found) return text;
  const [whole, word = '', written = ''] = found;
  const timer = totalTimer(coded, text);
  const shown = timer === undefined ? 0 : 1;
  const count = readCount(written);
  const all = told.pieces.get(count + shown) ?? times(count + shown, told.factor);
  const now = all - shown;
  if (now === count) return text;
  if (now === 0) return isSpare(coded, text) ? dropTimers(coded, text, told) : text;
  if (timer) stretch(coded, timer, now / count, told);
  const isKnown = told.pieces.has(count + shown);
  return text.replace(new RegExp(`${whole}(?<next> \\p{L}+|.)?`, 'u'), (_, ...groups) => {
    const next = String(groups.at(-1)?.next ?? '');
    if (now === 1) return word + next;
    // The total was not mentioned before: print "the others" without a number.
    if (!isKnown && shown === 1 && afterOthers.test(next)) return `${word}s${next}`;
    return `${word} ${writeCount(now, written)}${next}`;
  });
}
const afterOthers = /^(?:[,.;]| (?:take|in|the|likewise|as|so|meanwhile|with|by)\b)/;

const turnWords =
  /\b(?:at a time|at once|a batch|in batches|in turn|one after the other|in the same way|likewise)\b/i;
/** Whether a sentence says that the pieces are cooked one lot after the other. */
export const isDoneInTurn = (text: string): boolean => turnWords.test(text);

const atATime = new RegExp(`\\b${countPattern} (?:at a time|at once|a batch)\\b`, 'iu');

/** Returns the smallest share of a total: it never falls below the time of one lot. */
function leastShare(text: string, told: Told): number {
  const perLot = atATime.exec(text)?.[1];
  const most = Math.max(0, ...told.pieces.keys());
  if (perLot === undefined || most === 0) return 0;
  return 1 / Math.ceil(most / readCount(perLot));
}

/** Scales the minutes of "…, three at a time, 9 minutes in all". */
function inTurn(coded: Coded, text: string, told: Told): void {
  if (!isDoneInTurn(text)) return;
  const total = new RegExp(`(${code}) (?:in all|altogether|for all|for both)\\b`, 'u').exec(
    text,
  )?.[1];
  if (total) stretch(coded, total, Math.max(told.factor, leastShare(text, told)), told);
}

/** Scales a sentence about lots that are fried one after the other. Adds the change in minutes to `told`. */
export function scaleLots(coded: Coded, written: string, told: Told): string {
  const second = secondLot(coded, written, told);
  if (second !== written) return second;
  const several = inLots(coded, written, told);
  if (several !== written) return several;
  const others = theOthers(coded, written, told);
  if (others === written) inTurn(coded, written, told);
  return others;
}
