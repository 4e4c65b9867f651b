import type { Line } from './line.ts';
import { splitIngredients } from './split-ingredients.ts';

export const startsWithAmount = /^(?:about |ca\.? |~)?[\d½¼¾⅓⅔⅛⅜⅝⅞]/iu;

const forGroup =
  /^(?:for (?:the|serving|garnish|topping)|für (?:die|den|das)|pour (?:la|le|les)|para (?:la|el|o|a|los|las)|per (?:la|il|lo|le|i)|voor (?:de|het)|till|til)\b/iu;
/** What parts of a dish are called, and nobody buys. */
const partWord =
  /(?:^|\s)(?:base|layers?|top|toppings?|fillings?|cake|dough|batter|crust|crumble|pickle|rub|coating|slaw|patties|meatballs|frosting|icing|glaze|garnish|marinade|assembly|extras|to serve|to finish|serving)$/iu;
/** These may also come in a jar: alone they name a part. */
const jarWord = /^(?:the )?(?:sauce|dressing|salad|soup|broth|curry|stew|dip|salsa|gravy|syrup)$/iu;

/** "For the sauce:", "SAUCE": a group's name whatever stands around it, not something to buy. */
export function isGroupName(text: string): boolean {
  if (/[:：]$/.test(text)) return !startsWithAmount.test(text) || text.split(' ').length > 6;
  const isCapitals = text.length > 3 && text === text.toUpperCase() && text !== text.toLowerCase();
  if (isCapitals && !/\d/.test(text)) return true;
  return forGroup.test(text) && /^[^,;:]{0,50}$/.test(text) && !/\d/.test(text);
}

const isBoldItem = (line: Line | undefined) =>
  line?.kind === 'item' && line.level === 6 && line.children.length === 0;

/** A bold entry among plain ones; where more may follow, the last one waits for it. */
function isBoldAmongPlain(lines: readonly Line[], index: number, isWhole: boolean): boolean {
  if (!isBoldItem(lines[index]) || startsWithAmount.test(lines[index]?.text ?? '')) return false;
  const next = lines[index + 1];
  return next ? next.kind === 'item' && !isBoldItem(next) : !isWhole;
}

/** Few words without an amount: the name of a group, or something to buy that needs none. */
const isShortName = ({ kind, text }: Line) =>
  kind === 'text' && !/[\d,.;]/.test(text) && text.split(/\s+/).length <= 4;

/** "Cherry layer" above "500 g cherries", in the lines of one paragraph or as one of its own. */
function headsItsLines(lines: readonly Line[], index: number, isWhole: boolean): boolean {
  const [line, next, second] = lines.slice(index, index + 3);
  if (!line || !isShortName(line)) return false;
  if (!next) return !isWhole && !line.continues;
  if (next.kind !== 'text' || !startsWithAmount.test(next.text)) return false;
  if (partWord.test(line.text) || jarWord.test(line.text)) return true;
  const isAlone = !next.continues && second?.continues === true;
  return !line.continues && (isAlone || (next.continues === true && index > 0));
}

/** True for a line of the list that by its place names a group of what stands below it. */
export function headsGroup(lines: readonly Line[], index: number, isWhole: boolean): boolean {
  return isBoldAmongPlain(lines, index, isWhole) || headsItsLines(lines, index, isWhole);
}

/**
 * "For the sauce: 2 tbsp soy sauce, 1 lime" as the ingredients behind the group's name.
 * @returns undefined for a text that names no group ("Flour: 200 g")
 */
export function entriesBehindGroup(text: string): string[] | undefined {
  const [, label = '', rest = ''] = /^([^\d:：,;]{2,40})[:：]\s+(\S.*)$/u.exec(text) ?? [];
  if (rest === '' || label.split(/\s+/).length > 5 || !startsWithAmount.test(rest))
    return undefined;
  const entries = splitIngredients(rest);
  const measured = entries.filter((entry) => startsWithAmount.test(entry)).length;
  return measured > 1 || forGroup.test(label) ? entries : undefined;
}
