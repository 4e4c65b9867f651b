import { numberOf, numberPattern } from './read-number.ts';
import { fold, withoutAccents } from './words/fold.ts';
import { plainDigits } from './words/plain-digits.ts';
import { numberWords, overnightMinutes, overnightPattern, timeUnits } from './words/time-words.ts';

const maxMinutes = 7 * 24 * 60;
const unitMinutes = new Map(
  timeUnits.flatMap(([minutes, words]) => words.split('|').map((word) => [fold(word), minutes])),
);
const unitNames = [...unitMinutes.keys()].sort((one, other) => other.length - one.length).join('|');
const words = Object.keys(numberWords)
  .sort((one, other) => other.length - one.length)
  .join('|');
const ends = '(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}])';
/** Matches "1½ hours", "15–20 min", "1 to 2 h", "two hours"; CJK characters and digits may follow a unit directly. */
const span = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\d])(${numberPattern}|${words})\\s*(?:(?:-|–|—|~|〜|to|or|bis|a|à|o|ou|tot|do|til|till|og)\\s*(${numberPattern})\\s*)?[ -]?(?:de )?(?:(${unitNames})(?:\\.|${ends}|(?=[\\d\\u3000-\\u9fff])))`,
  'giu',
);
const iso =
  /^P(?=[\dT])(?:(\d+(?:\.\d+)?)Y)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)W)?(?:(\d+(?:\.\d+)?)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/i;

function isoMinutes(text: string): number | undefined {
  const found = iso.exec(text.trim());
  if (!found) return undefined;
  const [, , , weeks, days, hours, minutes, seconds] = found.map((part) => Number(part ?? 0));
  return (
    (weeks ?? 0) * 10_080 +
    (days ?? 0) * 1440 +
    (hours ?? 0) * 60 +
    (minutes ?? 0) +
    (seconds ?? 0) / 60
  );
}

/** Reads "1:30", "01:30:00", "1:30 h". */
function clockMinutes(text: string): number | undefined {
  const [, hours, minutes] =
    /^\D{0,12}(\d{1,2}):([0-5]\d)(?::[0-5]\d)?(?:\s*(?:h|hrs?|hours?|std|min)?\.?)?\s*$/i.exec(
      text,
    ) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

const halves: readonly [RegExp, number][] = [
  [/\b(?:three[- ]quarters of an|3\/4 of an) hour\b|dreiviertelstunde/i, 45],
  [
    /\b(?:an|one|1) hour and a half\b|\bone and a half hours?\b|anderthalb|hora y media|une heure et demie|un'ora e mezza|ora e mezza|uma hora e meia|anderhalf uur|półtorej godziny|полтора часа/i,
    90,
  ],
  [
    /\bhalf[- ](?:an |a )?hour\b|halbe stunde|demi-heure|media hora|mezz['’]ora|meia hora|half uur|pół godziny|en halv time|halvtimme|yarım saat|полчаса|半小时|半時間|半小時|30分/i,
    30,
  ],
  [
    /\bquarter of an hour\b|viertelstunde|quart d['’]heure|cuarto de hora|quarto d['’]ora|kwartier|kwadrans/i,
    15,
  ],
];

/** Adds up consecutive times ("1 hour 15 minutes"); of two times joined by "to", "or" or a dash the longer one counts. */
function spannedMinutes(text: string): number | undefined {
  let total: number | undefined;
  let end = 0;
  for (const found of text.matchAll(span)) {
    const [whole, low = '', high, unit = ''] = found;
    const amount = numberOf(high ?? low) ?? numberWords[fold(low)];
    const minutes = (amount ?? 0) * (unitMinutes.get(fold(unit)) ?? 0);
    const between = text.slice(end, found.index);
    const isRange = /^\s*(?:-|–|—|to|or|bis|a|à|o|ou|tot|do|til)\s*(?:about\s*)?$/i.test(between);
    if (
      total !== undefined &&
      !isRange &&
      !/^[\s,.]*(?:and|und|et|y|e|en|i|og|och|ve|a|și|si|και|ja|es|и|і|та|و|&)?\s*$/i.test(between)
    )
      break;
    total = total === undefined ? minutes : isRange ? Math.max(total, minutes) : total + minutes;
    end = found.index + whole.length;
  }
  return total;
}

/** Reads "1h30", "2 h 5". */
function shortMinutes(text: string): number | undefined {
  const [, hours, minutes] =
    /(?<![\p{L}\d])(\d{1,2})\s*(?:h(?:(?:ou)?rs?)?\.?|u|std\.?)\s*([0-5]?\d)(?!\d|\s*[/.,]\d)\s*(?:m|mn|min\b|$|[^\p{L}\d])/iu.exec(
      text,
    ) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

function minutesOf(text: string): number | undefined {
  const half = halves.find(([pattern]) => pattern.test(text));
  return (
    isoMinutes(text) ??
    clockMinutes(text) ??
    shortMinutes(text) ??
    (half && !/\d/.test(text.replace('30分', '')) ? half[1] : undefined) ??
    spannedMinutes(withoutAccents(text)) ??
    (overnightPattern.test(text) ? overnightMinutes : undefined)
  );
}

/** Matches words for no time at all. */
const none =
  /^\W*(?:none|no cook(?:ing)?|not? (?:required|needed|applicable)|zero|keine?|aucune?|ninguno?|nessuna?)\b/i;

/**
 * Reads the duration that a fact states: "1 hr 15", "1½ hours", "PT45M", "1h30", "90 Min.", "half an hour", "overnight" (8 h).
 * Of a range it returns the upper end (a cook who plans with it is not late). It ignores text in brackets or after a plus.
 * A bare number is in minutes.
 * @returns whole minutes, at most a week; undefined when the text names no time
 */
export function readDuration(text: string): number | undefined {
  const value = plainDigits(text.slice(0, 200)).trim();
  const main = value.replace(/\([^)]*\)/g, ' ').split(/\s\+|\bplus\b|\bzzgl\b|\+ /i)[0] ?? '';
  const bare = new RegExp(
    `^[^\\p{L}\\d]*(${numberPattern})(?:\\s*(?:-|–|—|to|bis|à)\\s*(${numberPattern}))?\\s*['’′]?$`,
    'iu',
  ).exec(main.trim());
  const minutes =
    minutesOf(main) ??
    minutesOf(value) ??
    (bare ? numberOf(bare[2] ?? bare[1] ?? '') : undefined) ??
    (none.test(main) ? 0 : undefined);
  return minutes === undefined ? undefined : Math.min(Math.round(minutes), maxMinutes);
}
