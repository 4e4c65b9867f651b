import { plural } from '#recipes/measures/scale/plural.ts';
import { countPattern, readCount, writeCount } from './spoken-numbers.ts';

/** Vessels that are filled to a depth: their floor area grows with the food. */
const bakingVessel =
  '(?:(?:cake|tart|sandwich|springform|roasting|Swiss roll|pie|flan|loaf|ring) tins?|springform|tins?|dish(?:es)?|moulds?|(?:baking )?trays?)';
const pan = '(?:frying pans?|saucepans?|pans?|skillets?|casseroles?|woks?|pots?)';
const between = String.raw`(?:\s(?:[a-z]+-?[a-z]+)){0,3}?`;

/** Limits of sides or diameters in centimetres. No kitchen has smaller ones, and no oven or hob takes larger ones. */
const bounds = {
  baking: { least: 12, most: 40 },
  /** Round tins and pie dishes are not sold larger: twice the cake is two cakes. */
  round: { least: 12, most: 28 },
  pan: { least: 16, most: 32 },
} as const;
const roundVessel = /\b(?:cake|tart|sandwich|pie|flan|ring) (?:tins?|dish(?:es)?)$|springform/i;
/** Smaller vessels are for one serving each: rings, ramekins, small tart tins. */
const leastOfAll = 14;
/** Whether the change is too small for another vessel. */
const isSame = (factor: number): boolean => factor > 0.8 && factor < 1.3;

/** Sizes in centimetres in which tins and pans are sold. */
const soldSizes = [12, 15, 16, 18, 20, 22, 23, 24, 25, 26, 28, 30, 32, 33, 35, 36, 38, 40];
const soldSize = (wanted: number): number =>
  soldSizes.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));

/** A vessel whose sides differ by a smaller share than this will do. */
const near = 0.12;

/** Returns how many vessels of which size hold `factor` times as much as one of this size, by the area of the floor. */
function vesselsFor(sides: readonly number[], factor: number, kind: keyof typeof bounds) {
  const { least, most } = bounds[kind];
  const largest = Math.max(...sides);
  const copies = Math.round(factor);
  const isCopied =
    kind === 'round' && copies > 1 && Math.abs(Math.sqrt(factor / copies) - 1) < near;
  if (isCopied) return { count: copies, sides };
  for (let count = 1; count < 8; count++) {
    const scale = Math.sqrt(factor / count);
    // Several vessels of the written size are simpler than larger ones.
    const stays = Math.abs(scale - 1) < near;
    if (stays || largest * scale <= Math.max(most, largest))
      return {
        count,
        sides: stays ? sides : sides.map((one) => Math.max(least, soldSize(one * scale))),
      };
  }
  return undefined;
}

const measured = String.raw`(\d{2})(?: × (\d{2}))? cm`;
const article = String.raw`\b(a|an|the|one|two|three|four)((?:\s(?!(?:a|an|the|in|into|of|with|and|on|onto|for)\s)[\p{L}-]+){0,4}?)\s`;

/** Puts the words of a vessel in the singular or plural: ("baking dish", 2) → "baking dishes". */
const inNumber = (words: string, count: number): string => {
  const all = words.split(' ');
  const last = all.pop() ?? '';
  const singular = last.replace(/^(dish)es$/, '$1').replace(/s$/, '');
  return [...all, count > 1 ? plural(singular) : singular].join(' ');
};

type Sized = { first: string; before: string; a: string; b: string | undefined; vessel: string };

function resized({ first, before, a, b, vessel }: Sized, factor: number, ofKind: 'baking' | 'pan') {
  const kind =
    ofKind === 'baking' && b === undefined && roundVessel.test(vessel) ? 'round' : ofKind;
  const sides = [a, ...(b === undefined ? [] : [b])].map(Number);
  if (Math.max(...sides) < leastOfAll || isSame(factor)) return undefined;
  const written = /^(?:a|an|the)$/i.test(first) ? 1 : readCount(first);
  const found = vesselsFor(sides, factor * written, kind);
  // A kitchen does not use more than two pans; the note on lots covers this case.
  if (!found || (kind === 'pan' && found.count > 2)) return undefined;
  const { count } = found;
  const size = `${found.sides.join(' × ')} cm`;
  const sameNumber = count === written ? first : undefined;
  const number = sameNumber ?? (count === 1 ? 'a' : writeCount(count, 'two'));
  const isSmaller = Math.max(...found.sides) < Math.max(...sides);
  const words = isSmaller ? before.replace(/ (?:large|wide|big)\b/i, '') : before;
  return { count, size, lead: `${number}${words}` };
}

/**
 * Scales the sizes of tins, dishes and pans in a text by area: for half of the food a 23 cm tin becomes a 16 cm tin, for twice as
 * much two tins.
 * @param isInTurn whether the pan is used several times, so that it keeps its size
 */
export function scaleVessels(text: string, factor: number, isInTurn: boolean): string {
  const kinds = [['baking', bakingVessel], ...(isInTurn ? [] : [['pan', pan] as const])] as const;
  return kinds.reduce(
    (left, [kind, vessel]) => {
      const sizeFirst = new RegExp(`${article}${measured}(${between}\\s)(${vessel})\\b`, 'giu');
      const sizeLast = new RegExp(`${article}(${vessel}) of ${measured}\\b`, 'giu');
      return left
        .replace(sizeFirst, (whole, first, before, a, b, adjectives, name) => {
          const now = resized(
            { first, before, a, b, vessel: `${adjectives}${name}` },
            factor,
            kind,
          );
          if (!now) return whole;
          const size = `${now.lead} ${now.size}`.replace(/^a (?=18 )/i, (one) => `${one.trim()}n `);
          return `${size}${adjectives}${inNumber(name, now.count)}`;
        })
        .replace(sizeLast, (whole, first, before, name, a, b) => {
          const now = resized({ first, before, a, b, vessel: name }, factor, kind);
          return now ? `${now.lead} ${inNumber(name, now.count)} of ${now.size}` : whole;
        });
    },
    scaleHoledTins(scaleTrays(wideAsNeeded(text, factor), factor), factor),
  );
}

/** Replaces a wide pan with a smaller one for a small share of the food, since a sauce would dry out in a wide one. */
const wideAsNeeded = (text: string, factor: number): string =>
  factor > 0.4
    ? text
    : text.replace(
        /\b(?:(?:very|large|wide) )?(?:large|wide)(?=(?:,? (?:deep|heavy|lidded|non-stick|ovenproof|dry|shallow))* (?:frying pan|saucepan|pan|pot|casserole)\b(?! of (?:\d|(?:boiling |salted |simmering )*water)))/g,
        factor > 0.3 ? 'medium' : 'small',
      );

const oneTray =
  /\b(on|onto|on to) (?:a|an|one)((?:\s(?!hot|heavy|upturned|over|rack)[\p{L}-]+){0,3}?) trays?\b(?! (?:at a time|at the bottom))/giu;
const someTrays = new RegExp(
  `\\b${countPattern}((?:\\s[\\p{L}-]+){0,3}?) trays\\b(?! first)`,
  'giu',
);

/**
 * Scales counted vessels.
 * @param pattern captures the count, which is undefined for "a", and the words between it and the noun
 * @param spare share of one more vessel that the others take
 */
const scaleCounted = (
  text: string,
  factor: number,
  { pattern, noun, spare }: { pattern: RegExp; noun: string; spare: number },
): string =>
  text.replace(pattern, (whole, count: string | undefined, words: string) => {
    const written = count === undefined ? 1 : readCount(count);
    const now = Math.max(1, Math.ceil(written * factor - spare));
    if (now === written) return whole;
    return now === 1 ? `a${words} ${noun}` : `${writeCount(now, count ?? 'two')}${words} ${noun}s`;
  });

/** An oven takes no more at a time. */
const mostTrays = 4;

/** Scales flat trays, which hold the food in one layer. One tray for four servings is seldom full. */
function scaleTrays(text: string, factor: number): string {
  const counted = scaleCounted(text, factor, { pattern: someTrays, noun: 'tray', spare: 0.3 });
  const trays = Math.min(mostTrays, Math.ceil(factor / 1.5 - 0.2));
  if (trays < 2) return counted;
  return counted.replace(
    oneTray,
    (_, word: string, words: string) => `${word} ${writeCount(trays, 'two')}${words} trays`,
  );
}

const holedTin = new RegExp(
  String.raw`\b(?:a|an|${countPattern})((?: [\p{L}-]+){0,2}? \d+-hole(?: [\p{L}-]+){0,2}) tins?\b(?! at a time)`,
  'giu',
);

/** Scales tins with holes, each of which is for one piece: twice twelve muffins need two tins. */
const scaleHoledTins = (text: string, factor: number): string =>
  scaleCounted(text, factor, { pattern: holedTin, noun: 'tin', spare: 0.2 });
