import { unitOf } from './units.ts';

const sign = '¼½¾⅓⅔⅛⅜⅝⅞';
export const startsWithNumber = new RegExp(`^[\\d${sign}]`);
const hasNumber = new RegExp(`[\\d${sign}]`);

/** "85% chocolate", "00 flour", "7-grain bread", "5-spice", "No. 1 pasta": a number that is part of the name, not a count. */
const nameNumber =
  /^(?:\d+(?:\.\d+)?(?:\s?[–-]\s?\d+)?\s?%|0\d*\b(?![./])|\d+[- ](?:minute|min|hour|day|week|month|year|grain|spice|bean|seed|cheese)s?\b|no\.?\s?\d+)/i;

/** Splits off a number at the beginning of a line that belongs to the food's name. */
export function takeNameNumber(text: string): { ownNumber: string; rest: string } {
  const found = nameNumber.exec(text)?.[0] ?? '';
  return { ownNumber: found, rest: text.slice(found.length).trim() };
}

const isUnitWord = (word: string): boolean => unitOf(word) !== undefined;

/**
 * Moves an amount that follows its food to the front: "Flour: 200 g, sifted" → "200 g Flour, sifted",
 * "Water (50 g)" → "50 g Water", "salt, a pinch" → "pinch salt", "eggs, 3" → "3 eggs", "Ginger 1 tbsp, minced".
 */
export function amountFirst(text: string): string {
  if (startsWithNumber.test(text)) return text;
  const [, vagueFood = '', vague = ''] =
    /^([^,:(\d]+?)\s*(?:[,:(]|\s[–-])\s*(?:an?\s+)?(?:good |large |small |generous |big )?((?:pinch|handful|splash|dash|knob|drizzle|squeeze|bunch|sprig)(?:es|s)?)(?: of)?\)?$/i.exec(
      text,
    ) ?? [];
  if (vague) return `1 ${vague} ${vagueFood}`;
  const [, name = '', amount = ''] = /^([^()]+?)\s*\(([^()]+)\)$/.exec(text) ?? [];
  if (startsWithNumber.test(amount) && !hasNumber.test(name)) return headFirst(amount, name);
  const [, label = '', value = ''] = /^([^:]*\p{L})\s*(?::|\s[–—-])\s*(.+)$/u.exec(text) ?? [];
  if (startsWithNumber.test(value) && !hasNumber.test(label)) return headFirst(value, label);
  const [, food = '', after = ''] =
    /^([^\d¼½¾⅓⅔⅛⅜⅝⅞(]*\p{L})(?:\s*,\s*|\s+(?:[x×]\s*)?)([\d¼½¾⅓⅔⅛⅜⅝⅞].*)$/u.exec(text) ?? [];
  return food &&
    isAmount(after) &&
    !/\b(?:of|from|into|or|than|to|at|about|grade|size|type)$/i.test(food)
    ? headFirst(after, food)
    : text;
}

/** Whether a text is only an amount, perhaps with a note: "2", "1 tbsp, minced", "2 medium-sized". */
function isAmount(text: string): boolean {
  const [head = ''] = text.split(/[,(]/);
  if (/^\d+ ?[x×] ?\d+ ?(?:g|ml) (?:tins?|cans?|jars?)\s*$/i.test(head)) return true;
  const words = head
    .replace(/^[\d¼½¾⅓⅔⅛⅜⅝⅞./\s–-]+(?:(?:to|or)\s+[\d¼½¾⅓⅔⅛⅜⅝⅞./\s]+)?/i, '')
    .trim();
  if (words === '') return true;
  const [first = '', ...others] = words.split(/\s+/);
  const isSize = /^(?:large|medium|small|big)(?:-sized?)?$/i.test(first);
  return (isUnitWord(first) || isSize) && (others.length === 0 || isNote(others.join(' ')));
}

const isNote = (text: string): boolean =>
  /^(?:of |each|plus|or|to|for|chopped|diced|minced|grated|\()/i.test(text);

function headFirst(amount: string, food: string): string {
  const [head = '', ...notes] = amount.split(/,\s*/);
  return [`${head.trim()} ${food.trim()}`, ...notes].join(', ');
}
