import { partWords, plainWords } from '#recipes/dish/plain-words.ts';
import { wordsOf } from '#recipes/pantry/words.ts';
import { isHeading } from '../../../ui/is-heading.ts';
import { splitAmount } from '../../../ui/split-amount.ts';

/** One line of the ingredient list, parsed for matching with the steps. */
export type Listed = {
  /** Index in the list. */
  index: number;
  /** "400 g"; empty when the line starts without an amount. */
  amount: string;
  /** "chopped tomatoes": without amount and preparation. */
  name: string;
  /** All words of the name in the singular, including colours and states: they distinguish a red pepper from a black one. */
  words: ReadonlySet<string>;
  /** The words that name a food: without colours, states and measures. */
  naming: ReadonlySet<string>;
  /** The last naming word that is not just a part: "chicken" of "chicken thighs", "stock" of "chicken stock". */
  head: string;
};

/** Cuts count as parts too: a step calls beef shin "the beef". Oil is not a part of the olive. */
const cuts = new Set(
  'shin sirloin rump brisket chuck flank skirt silverside topside hock escalope medallion lardon thread pod'.split(
    ' ',
  ),
);
const isPart = (word: string) => (partWords.has(word) && word !== 'oil') || cuts.has(word);
const spelledUnit =
  /^((?:heaped |level |rounded |scant )?(?:litres?|liters?|millilit(?:re|er)s?|grams?|kilograms?|kilos?|tablespoons?|teaspoons?|ounces?|pounds?|pints?|jars?|pack(?:et)?s?|bags?|heads?|stalks?|ribs?|rashers?|pieces?|sheets?|fillets?(?= of)|fl\.? oz|tbsps?|tsps?))\s+(?:of\s+)?(?=\p{L})/iu;
/** States of water or milk, such as boiling or iced; they do not name the food. */
const states = new Set('boiling lukewarm tepid ice iced filtered cold hot warm'.split(' '));
const isPlain = (word: string) => (plainWords.has(word) && word !== 'orange') || states.has(word);
/** "Honey – 1 tbsp": the amount comes after the name. */
const amountBehind = /^(\p{L}.*?)(?:\s[–—-]\s|,\s*|:\s*)(?=[\d¼½¾⅓⅔⅛])([^,(]+)(.*)$/u;
const asideFrom = /\s(?:for|to|with|in|from|at|or|plus)\s.*$/i;

function namingWords(text: string): string[] {
  return wordsOf(text)
    .map(({ word }) => word)
    .filter((word) => word.length > 1 && !/^\d/.test(word));
}

function listedFrom(line: string, index: number): Listed | undefined {
  if (isHeading(line)) return undefined;
  const behind = amountBehind.exec(line.trim());
  const parts = behind
    ? { amount: behind[2]?.trim() ?? '', what: `${behind[1]}${behind[3]}`.split(', ')[0] ?? '' }
    : splitAmount(line);
  // "2 tablespoons": the list shows only the number in its narrow column; here the unit is part of the amount.
  const unit = parts.amount ? spelledUnit.exec(parts.what) : null;
  const amount = unit ? `${parts.amount}\u00a0${unit[1]}` : parts.amount;
  const what = unit ? parts.what.slice(unit[0].length) : parts.what;
  const core = what.replace(/\([^)]*\)?/g, ' ').replace(/(?:[;–—]|\s\+\s).*$/, '');
  const words = namingWords(core.replace(asideFrom, ''));
  const naming = words.filter((word) => !isPlain(word));
  // "Cloves" alone are a spice: without other words, the plain words are the name.
  const named = naming.length > 0 ? naming : words;
  const head = named.findLast((word) => !isPart(word)) ?? named.at(-1);
  if (head === undefined) return undefined;
  return {
    index,
    amount,
    name: what.replace(/\s*\([^)]*\)?/g, '').trim(),
    words: new Set(words),
    naming: new Set(named),
    head,
  };
}

/** Parses the ingredient list. Skips headings such as "For the sauce:". */
export function readList(lines: readonly string[]): Listed[] {
  return lines.flatMap((line, index) => listedFrom(line, index) ?? []);
}
