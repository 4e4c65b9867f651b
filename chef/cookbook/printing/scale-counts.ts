import { type Coded, decode, encode, sentencesOf } from '../coded-text.ts';
import type { DishStep, Segment } from '../dish.ts';
import { code, isDoneInTurn, scaleLots, stretch, type Told, times } from './scale-lots.ts';
import { scaleVessels } from './scale-vessels.ts';
import { countPattern, readCount, writeCount } from './spoken-numbers.ts';

const pieceWord =
  '(?:balls?|pieces|patties|cakes|discs|rounds|circles|buns|rolls|rings|squares|triangles|rectangles|diamonds|bars|fingers|mounds|marbles|logs|sausages|dumplings|parcels|pancakes|skewers|heaps|hollows|wells|dents|slices|wedges|portions|spoonfuls|scoops|cubes|strips|cutlets|koftas|crêpes|tortillas|flatbreads)';
const shaping =
  /\b(?:cut|divide|shape|roll|form|make|press|mould|part|pat|drop|scoop|spoon|stamp|pipe|dollop|set|split|portion|share|fry)/i;

/** "Into six moulds" is about vessels, which `plates` scales. */
const beforeVessel =
  '(?:\\s[\\p{L}-]+){0,2}? (?:plates|bowls|glasses|cups|mugs|moulds|ramekins|jars)';
const madePieces = new RegExp(
  `(?<!\\ball (?:the )?)\\b(into (?:about )?)?${countPattern}((?: \\d+ cm)?(?:\\s(?!cm\\b|mm\\b|at\\b|each\\b|in\\b|of\\b|lots\\b|more\\b)[\\p{L}-]+){0,2}?\\s${pieceWord})?\\b(?!${beforeVessel})(?! (?:each|at a time|at once|minutes?|seconds?|cm|mm|g|ml|°|times|per|or|layers|thirds|quarters|lots|batches|rounds of))`,
  'giu',
);
const said = new RegExp(
  `\\b(all|all the|the|make) ${countPattern}( in all)?(?=[ ,.;](?!cm|mm|g\\b|ml|halves|pieces of))`,
  'giu',
);
const fewPieces = 4;
const mostInPan = 8;
const perLot = /^\s*(?:fry|set)\b|\b(?:batch|batches|lots|at a time)\b/i;

/** Scales counts of pieces with the food: "Shape into 24 balls", and later "all 24". */
function pieces(text: string, told: Told): string {
  if (!shaping.test(text) || /\b(?:each|every) [^,.;]*\binto\b/i.test(text))
    return saidPieces(text, told);
  const grown = text.replace(madePieces, (whole, into = '', written: string, noun = '') => {
    const count = readCount(written);
    // "Into three" may be a fold or a plait.
    if (!noun && (!into || count <= fewPieces)) return whole;
    // This count is how many are fried at a time.
    if (count <= mostInPan && perLot.test(text)) return whole;
    if (count < fewPieces && !/hollow|well|dent|heap|skewer|parcel/.test(noun)) return whole;
    const now = times(count, told.factor);
    told.pieces.set(count, now);
    if (now === 1) return whole;
    return `${into}${writeCount(now, written)}${noun}`;
  });
  return grown === text ? saidPieces(text, told) : grown;
}

const saidPieces = (text: string, told: Told): string =>
  text.replace(said, (whole, word: string, written: string, rest = '') => {
    const now = told.pieces.get(readCount(written));
    return now === undefined || now < 2 ? whole : `${word} ${writeCount(now, written)}${rest}`;
  });

const shared =
  /\b(among|between|into|over) (two|four|six|eight)((?:\s[\p{L}-]+){0,2}? (?:plates|bowls|glasses|cups|mugs|moulds|ramekins|jars))\b/giu;

function plates(text: string, { factor }: Told): string {
  return text.replace(shared, (whole, word: string, written: string, what: string) => {
    const now = times(readCount(written), factor);
    if (now === readCount(written)) return whole;
    return now === 1
      ? `into a${what.replace(/(?:(?<=glass)e)?s$/, '')}`
      : `${word} ${writeCount(now, written)}${what}`;
  });
}

function scaleSentence(coded: Coded, written: string, told: Told): string {
  const text = scaleLots(coded, written, told);
  const shaped = pieces(text, told);
  const isFried =
    text === written && shaped !== text && /\bfry\b/i.test(text) && !isDoneInTurn(text);
  const total =
    isFried && new RegExp(`(${code}) (?:in all|altogether|for all)\\b`, 'u').exec(text)?.[1];
  if (total) stretch(coded, total, told.factor, told);
  return plates(scaleVessels(shaped, told.factor, told.isInTurn), told);
}

const turns =
  /\b(?:at a time|a batch|in batches|in turn|in the same way|likewise|the second|the others|the other|the rest in|in (?:two|three|four) (?:lots|batches|rounds))\b/i;

/** Turns cookware and later mentions into words of the sentence: this module needs nothing else of them. */
const inWords = (one: Segment): Segment =>
  one.kind === 'cookware' || one.kind === 'mention' ? { kind: 'text', text: one.text } : one;

/**
 * Scales the counts in the steps of a dish for more or fewer servings: shaped pieces, lots that are fried one after the other with
 * their minutes, plates, trays, and the sizes of tins and pans. Amounts of food are scaled where they are printed.
 * @returns `minutesMore`: by how many minutes the cooking time changed
 */
export function scaleCounts(
  steps: readonly DishStep[],
  factor: number,
): { steps: DishStep[]; minutesMore: number } {
  if (factor === 1) return { steps: [...steps], minutesMore: 0 };
  const codedSteps = steps.map(({ segments }) => encode(segments.map(inWords)));
  const told: Told = {
    factor,
    pieces: new Map(),
    minutesMore: 0,
    isInTurn: codedSteps.some(({ text }) => turns.test(text)),
  };
  const now = codedSteps.map((coded, at): DishStep => {
    const text = sentencesOf(coded.text)
      .map((sentence) => scaleSentence(coded, sentence, told))
      .join('')
      .trimEnd();
    return { ...steps[at], segments: text === '' ? [] : decode({ ...coded, text }) };
  });
  return {
    steps: now.filter(({ segments }) => segments.length > 0),
    minutesMore: told.minutesMore,
  };
}

const portions =
  /\b(?:half|a third|a quarter|a sixth|one third) of (?:the|it|them)\b[^.]*\.(?:[^.]*\.)?[^.]*\b(?:second|others?|other half|the rest|remaining)\b/i;

/** Whether the steps count portions in words that are not scaled: "half of the batter … make the second". */
export function countsPortions({ steps }: { steps: readonly DishStep[] }): boolean {
  return steps.some(({ segments }) => {
    const { text } = encode(segments.map(inWords));
    return (
      portions.test(text) && /\b(?:fry|cook|bake|steam|boil|make|do|sear|brown|grill)\b/i.test(text)
    );
  });
}
