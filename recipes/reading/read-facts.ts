import type { Difficulty } from '../recipe.ts';
import { readDifficulty } from './read-difficulty.ts';
import { readDuration } from './read-duration.ts';
import { withoutPictures } from './read-marker.ts';
import { readServings } from './read-servings.ts';
import { type FactName, factNames } from './words/fact-names.ts';
import { fold } from './words/fold.ts';
import { plainDigits } from './words/plain-digits.ts';
import { sectionNames } from './words/section-names.ts';
import { numberWords } from './words/time-words.ts';

export type Fact = { name: FactName; value: string };

export type Facts = {
  prepTimeMinutes?: number;
  cookTimeMinutes?: number;
  servings?: number;
  difficulty?: Difficulty;
};

const maxPieceLength = 120;
const separator = /\s*(?:[|•·‖;；▪●]|\t)\s*|\s{3,}|\.\s+(?=\p{Lu})/u;
const beforePicture = /(?=[\p{Extended_Pictographic}])/u;
/** Fact names that are also everyday words: without a colon they count only before an amount with its own fact name. */
const prepositions = new Set(
  'for|für|pour|para|per|voor|dla|för|til|till|για|untuk|people|time|zeit|temps|tempo|tid|tiempo|total|level|ease|effort|skill|rest|chill|menge|portion'
    .split('|')
    .map(fold),
);

/** How food is served, not for how many: the tip "Serving: two pieces each with mint tea". */
const mannerOfServing =
  /^(?:an?|the|some|half)\b|\b(?:each|with|beside|alongside|over|cold|warm|hot|chilled|minutes?|eat|spoon|scatter|set|crisp|per)\b/i;
const maxServingWords = 3;
/** Whether a line that begins with "Serving:" or "Portion:" tells how to serve. */
function tellsHowToServe(piece: string): boolean {
  const [, label = '', value] =
    /^(serving|portion|servings|serves|portions|yields?|makes)\s*[:：]\s*(\S.*)$/i.exec(piece) ??
    [];
  if (
    value === undefined ||
    /^\D{0,8}\d+(?:\s*(?:to|[-–])\s*\d+)? (?:people|persons?|servings?)\b/i.test(value)
  ) {
    return false;
  }
  // "Servings: 6, 3 skewers each" counts; "Serves: 2 tacos each" does not.
  if (!/^(?:serving|portion)$/i.test(label))
    return /^(?:\d+ \p{L}+ each|eat|cold|warm|hot|chilled)\b/iu.test(value);
  return mannerOfServing.test(value) || value.split(/\s+/).length > maxServingWords;
}

function isMeant({ name, value }: Fact): boolean {
  if (name === 'ignored') return true;
  if (name === 'servings') return readServings(value) !== undefined;
  if (name === 'difficulty') return readDifficulty(value) !== undefined;
  return readDuration(value) !== undefined;
}

function labelled(piece: string): Fact | undefined {
  const [, label = '', value = ''] =
    /^([^:：=]{1,50}?)\s*(?:[:：=]|\s[-–—]\s)\s*(\S.*)$/u.exec(piece) ?? [];
  const folded = fold(label.replace(/\([^)]*\)/g, ''));
  const name = factNames.get(folded);
  if (name) return { name, value };
  // "Příprava: 30 min": the word for the steps, followed by a time.
  const isTimed = sectionNames.get(folded) === 'instructions' && value.length <= 25;
  return isTimed && startsWithAmount(value) ? { name: 'prepOrCook', value } : undefined;
}

const startsWithAmount = (text: string) =>
  /^(?:about|approx\.?|approximately|around|up to|ca\.?|circa|env\.?|environ|~|≈)?\s*[\d½¼¾⅓⅔]/i.test(
    text,
  ) || Object.hasOwn(numberWords, fold(text.split(/\s/)[0] ?? ''));

/** Reads a fact whose name comes first: "Serves 4", "Prep 10 min", "Ready in 30 minutes". */
function nameFirst(piece: string): Fact | undefined {
  const words = piece.split(/\s+/);
  for (let count = Math.min(4, words.length - 1); count > 0; count--) {
    const label = fold(words.slice(0, count).join(' '));
    const name = factNames.get(label);
    const value = words.slice(count).join(' ');
    if (!name || name === 'ignored' || !startsWithAmount(value)) continue;
    if (value.split(/\s+/).length > 8) return undefined;
    if (prepositions.has(label) && !amountFirst(value)) return undefined;
    return { name, value };
  }
  return undefined;
}

/** Reads a fact whose amount comes first: "15 minutes prep", "4 servings", "2人分". */
function amountFirst(piece: string): Fact | undefined {
  const cjk = /^(?:約|约)?\s*\d{1,3}\s*(?:人份|人分|人前|인분|份)$/u.test(piece);
  if (cjk) return { name: 'servings', value: piece };
  if (!startsWithAmount(piece)) return undefined;
  const words = piece.replace(/[().]/g, ' ').trim().split(/\s+/);
  if (words.length > 7) return undefined;
  for (let count = Math.min(3, words.length - 1); count > 0; count--) {
    const name = factNames.get(fold(words.slice(-count).join(' ')));
    if (name && name !== 'ignored') return { name, value: words.slice(0, -count).join(' ') };
  }
  return undefined;
}

function factOf(text: string): Fact | undefined {
  const piece = withoutPictures(text.replace(/^[\s*_>-]+|[\s*_,.]+$/g, '')).replace(
    /^\((.*)\)$/,
    '$1',
  );
  if (piece.length > maxPieceLength || tellsHowToServe(piece)) return undefined;
  if (/^no[- ](?:cook|bake)(?:ing)?$/i.test(piece)) return { name: 'cook', value: '0' };
  const fact = labelled(piece) ?? nameFirst(piece) ?? amountFirst(piece);
  return fact && isMeant(fact) ? fact : undefined;
}

/** Returns the start of the longest fact name that ends at this colon. */
function startOfName(text: string, colon: number): number | undefined {
  const from = Math.max(0, colon - 50);
  const before = text.slice(from, colon).replace(/\s*\([^()]{0,20}\)\s*$/u, '');
  const starts = [...before.matchAll(/[\p{L}\p{M}\p{N}+&'’./-]+/gu)].map(({ index }) => index);
  const start = starts.find((at) => factNames.has(fold(before.slice(at))));
  return start === undefined ? undefined : from + start;
}

/** Splits the text before each "name:", whatever separator comes before it. */
function splitAtNames(text: string): string[] {
  const starts = [...text.matchAll(/[:：]/gu)]
    .map(({ index }) => startOfName(text, index))
    .filter((at) => at !== undefined && at > 0);
  return [0, ...starts].map((start, index) => text.slice(start, starts[index]));
}

/** Splits the text before emoji that begin a fact, but not before those that decorate its value ("Difficulty: ⭐ Easy"). */
function splitAtPictures(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(beforePicture)) {
    const before = parts.at(-1);
    const belongs =
      before !== undefined &&
      (/[:：][^\p{L}\p{N}]*$/u.test(before) || !/[\p{L}\p{N}]/u.test(before));
    if (belongs) parts[parts.length - 1] = `${before}${part}`;
    else parts.push(part);
  }
  return parts;
}

function piecesOf(text: string): string[] {
  return text
    .split(separator)
    .flatMap(splitAtPictures)
    .flatMap(splitAtNames)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Reads a value without a name ("5 minutes", "Easy"). It counts only beside other facts. */
function bareFact(piece: string): Fact | undefined {
  const value = piece.trim();
  if (value.length > 25) return undefined;
  if (/^\d[\d\s–-]*\s*\p{L}+\.?$/u.test(value) && readDuration(value) !== undefined)
    return { name: 'total', value };
  const isWord = value.split(/\s+/).length <= 2 && readDifficulty(value) !== undefined;
  return isWord ? { name: 'difficulty', value } : undefined;
}

const wholeOf = (time: string): Fact[] =>
  readDuration(time) === undefined ? [] : [{ name: 'total', value: time }];

/** Reads several facts from one piece, separated by commas, slashes or dashes, each without a colon. */
function factsBehindCommas(piece: string, name: FactName | undefined): Fact[] {
  // "Total time: 45 minutes (10 prep, 35 cooking)": the total, and its parts in brackets.
  const [, whole = '', parts = ''] = /^([^()]+)\(([^()]+,[^()]+)\)$/.exec(piece.trim()) ?? [];
  if (parts !== '' && name !== 'total') return [];
  if (parts !== '') {
    const known = factsBehindCommas(parts, undefined);
    return known.length > 0 ? [...known, ...wholeOf(whole)] : [];
  }
  const facts = piece.split(/[,/]\s+|\s+[-–—]\s+/).map(factOf);
  return facts.length > 1 && facts.every((fact) => fact !== undefined) ? facts : [];
}

/** True for an energy value among the facts of a line: "Calories: 520 kcal". */
export const statesEnergy = (text: string): boolean =>
  text.length <= 160 && /\d\s*k?cal|\bcalories\b/i.test(text);

/** True for words between the facts of a line that are neither a known fact nor a sentence: "Vegetarian", "One pot". */
function isPassingWord(piece: string): boolean {
  if (statesEnergy(piece)) return true;
  return piece.length <= 25 && !/[:：.!?,\d]/u.test(piece) && piece.trim().split(/\s+/).length <= 3;
}

/**
 * Reads a line of facts: "Prep Time: 15 minutes", "Prep: 10 min | Cook: 20 min | Serves 4", "Ready in 30 minutes".
 * @returns an empty list when any part of the line is something else, such as a sentence
 */
export function readFactLine(text: string): Fact[] {
  if (text.length > 400) return [];
  const pieces = piecesOf(plainDigits(text));
  const facts: Fact[] = [];
  let hasNamed = false;
  let passing = 0;
  for (const piece of pieces) {
    const value = /^[^:：]{1,30}[:：]\s*(.+)$/u.exec(piece)?.[1] ?? piece;
    const several = factsBehindCommas(value, labelled(piece)?.name);
    const fact = several.length > 0 ? undefined : factOf(piece);
    const bare = several.length > 0 || fact || pieces.length < 2 ? undefined : bareFact(piece);
    if (several.length === 0 && !fact && !bare) {
      if (!isPassingWord(piece)) return [];
      passing++;
      continue;
    }
    hasNamed ||= bare === undefined;
    facts.push(...several, ...(fact ? [fact] : []), ...(bare ? [bare] : []));
  }
  return hasNamed && (passing === 0 || facts.length > 1) ? facts : [];
}

/** Reads a table of facts: each row is a name and its value, or one row of names is above a row of values. */
export function readFactTable(rows: readonly (readonly string[])[]): Fact[] {
  const [head = [], first = []] = rows;
  const names = head.map((cell) => factNames.get(fold(cell.replace(/\([^)]*\)/g, ''))));
  if (head.length > 1 && names.filter(Boolean).length > head.length / 2) {
    return names.flatMap((name, index) => (name ? [{ name, value: first[index] ?? '' }] : []));
  }
  return rows.flatMap(([label = '', value = '']) => readFactLine(`${label}: ${value}`));
}

function minutesOf(facts: readonly Fact[], wanted: FactName): number | undefined {
  return facts
    .filter(({ name }) => name === wanted)
    .map(({ value }) => readDuration(value))
    .find((minutes) => minutes !== undefined);
}

/** Returns prep and cook time. If one is missing, it is computed from the total time minus the other and the extra (resting) time. */
function timesOf(facts: readonly Fact[]): { prep?: number | undefined; cook?: number | undefined } {
  const either = minutesOf(facts, 'prepOrCook');
  let prep = minutesOf(facts, 'prep');
  let cook = minutesOf(facts, 'cook');
  if (prep === undefined) prep = either;
  else cook ??= either;
  const total = minutesOf(facts, 'total');
  if (total === undefined) return { prep, cook };
  const rest = total - (minutesOf(facts, 'extra') ?? 0);
  if (prep !== undefined && cook === undefined && rest >= prep) cook = rest - prep;
  else if (cook !== undefined && prep === undefined && rest >= cook) prep = rest - cook;
  return { prep, cook };
}

/** Combines the facts; for each name the first readable value wins. */
export function combineFacts(facts: readonly Fact[]): Facts {
  const { prep, cook } = timesOf(facts);
  const first = <Value>(name: FactName, read: (text: string) => Value | undefined) =>
    facts
      .filter((fact) => fact.name === name)
      .map(({ value }) => read(value))
      .find((value) => value !== undefined);
  const servings = first('servings', readServings);
  const difficulty = first('difficulty', readDifficulty);
  return {
    ...(prep === undefined ? {} : { prepTimeMinutes: prep }),
    ...(cook === undefined ? {} : { cookTimeMinutes: cook }),
    ...(servings === undefined ? {} : { servings }),
    ...(difficulty === undefined ? {} : { difficulty }),
  };
}
