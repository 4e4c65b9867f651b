/** A duration that a step names. */
export type FoundTime = {
  start: number;
  end: number;
  /** For a range, the shorter end: checking too early is better than too late. */
  durationMs: number;
  /** For a range, the longer end. */
  longestMs?: number;
};

const minuteMs = 60_000;
const words: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  sixty: 60,
  ninety: 90,
};
const signs: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 };

const digits = String.raw`\d+(?:[.,]\d+)?(?:\s?[¼½¾⅓⅔]|\s\d/\d)?|\d/\d|[¼½¾⅓⅔]`;
const spelled = Object.keys(words)
  .filter((word) => word.length > 2)
  .sort((one, other) => other.length - one.length)
  .join('|');
const number = String.raw`(?:${digits}|\b(?:${spelled}|an?)\b)`;
const unit = String.raw`(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|hr|h|min|sec|s)\b`;
const half =
  '(?:half an hour|half-an-hour|(?:a )?half[- ]hour|a quarter of an hour|three[- ]quarters of an hour)';
/** "1 minute, 6 minutes in all" are two times; "1 minute 30 seconds" is one. */
const notOfSameUnit = String.raw`(?!(?<=\bm(?:in\w*)?),?\s+(?:and\s+)?\d+\s?m)`;
const one = String.raw`(?:${half}|${number}[\s-]?(?:(?:more|further|extra)\s)?${unit}(?:${notOfSameUnit},?\s+(?:and\s+)?(?:a half\b|a quarter\b|\d+(?!\d)(?:\s?${unit})?(?!\s*(?:[–-]|to\b|°|\w*\s*(?:g|ml|cm)\b))))?)`;
const pattern = new RegExp(
  String.raw`(?<![\d.,/\p{L}])(?:(?<low>${number})(?:\s?[\s-]?(?<lowUnit>${unit}))?\s?(?:–|—|-|\bto\b|\bor\b|(?<=\bbetween\s\S+\s)\band\b)\s?(?=${number}))?(?<high>${one})`,
  'giu',
);
const overnight = /\bovernight\b/gi;
const overnightMs = 8 * 60 * minuteMs;

/** Words before a time that is a rhythm, a deadline or a food, and not a wait: "every 5 minutes", "10-minute rice". */
const notToWait =
  /\b(?:every|each|per|once|twice|times|within|less than|no longer than|ahead|up to \d+ days?|keeps?(?: for)?(?: up to)?|(?:reheat|eat|use) (?:it |them )?within)\s+(?:(?:the|about|another|few)\s+)*$/i;
/** Words after a time that is none either: "10-minute intervals", "two minutes less than the packet says". */
const beforeIt =
  /^\s*(?:intervals|old|each way|less|fewer|(?:more|longer|shorter) than|short of)\b/i;

function readNumber(text: string): number {
  const clean = text.trim().toLowerCase().replace(',', '.');
  const word = words[clean];
  if (word !== undefined) return word;
  const fraction = /^(?:(\d+)\s)?(\d)\/(\d)$/.exec(clean);
  if (fraction) return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
  const sign = /[¼½¾⅓⅔]/.exec(clean)?.[0];
  return Number(clean.replace(/[\s¼½¾⅓⅔]/g, '') || 0) + (sign ? (signs[sign] ?? 0) : 0);
}

function unitMs(text: string): number {
  if (/^s/i.test(text)) return 1000;
  return /^h/i.test(text) ? 60 * minuteMs : minuteMs;
}

const single = new RegExp(
  String.raw`^(${number})[\s-]?(?:(?:more|further|extra)\s)?(${unit})(?:,?\s+(?:and\s+)?(?:(a half|a quarter)|(\d+)(?:\s?(${unit}))?))?$`,
  'iu',
);

function readOne(text: string): { ms: number; unit: number } | undefined {
  if (/three/i.test(text) && /quarters/i.test(text)) return { ms: 45 * minuteMs, unit: minuteMs };
  if (/half/i.test(text) && !/and a half/i.test(text)) return { ms: 30 * minuteMs, unit: minuteMs };
  if (/quarter of an hour/i.test(text)) return { ms: 15 * minuteMs, unit: minuteMs };
  const found = single.exec(text);
  if (!found) return undefined;
  const [, amount = '', word = '', part, more, moreWord] = found;
  const ofOne = unitMs(word);
  let ms = readNumber(amount) * ofOne;
  if (part) ms += ofOne / (/half/i.test(part) ? 2 : 4);
  // "1 hour 30": the number after hours is minutes.
  if (more) ms += Number(more) * (moreWord ? unitMs(moreWord) : ofOne / 60);
  return { ms, unit: ofOne };
}

function timeOf(found: RegExpExecArray): FoundTime | undefined {
  const { low, lowUnit, high = '' } = found.groups ?? {};
  const until = readOne(high);
  if (!until) return undefined;
  const place = { start: found.index, end: found.index + found[0].length };
  const from =
    low === undefined ? until.ms : readNumber(low) * (lowUnit ? unitMs(lowUnit) : until.unit);
  if (from <= 0 || until.ms < 1000) return undefined;
  // The end of a range must be greater than its start: "4 minutes and 2 minutes" is not a range.
  if (from >= until.ms) return { ...place, durationMs: until.ms };
  return { ...place, durationMs: from, longestMs: until.ms };
}

/** Returns the times in a step that a cook can wait for, in text order; none shorter than ten seconds or longer than a day. */
export function findTimes(text: string): FoundTime[] {
  const named = [...text.matchAll(pattern)].flatMap((found) => {
    const time = timeOf(found);
    if (!time || time.durationMs < 10_000 || time.durationMs > 24 * 60 * minuteMs) return [];
    if (notToWait.test(text.slice(0, time.start)) || beforeIt.test(text.slice(time.end))) return [];
    return [time];
  });
  const nights = [...text.matchAll(overnight)]
    // "Overnight oats" are a dish, not a wait.
    .filter(({ index }) => !/^overnight oats/i.test(text.slice(index)))
    .map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
      durationMs: overnightMs,
    }));
  return [...named, ...nights].sort((one, other) => one.start - other.start);
}
