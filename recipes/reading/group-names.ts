import type { Line } from './line.ts';
import { splitIngredients } from './split-ingredients.ts';

export const startsWithAmount = /^(?:about |ca\.? |~)?[\d½¼¾⅓⅔⅛⅜⅝⅞]/iu;

const forGroup =
  /^(?:for (?:the|serving|garnish|topping)|für (?:die|den|das)|pour (?:la|le|les)|para (?:la|el|o|a|los|las)|per (?:la|il|lo|le|i)|voor (?:de|het)|till|til)\b/iu;
/** Names of parts of a dish that are not bought as ingredients. */
const partWord =
  /(?:^|\s)(?:base|layers?|top|toppings?|fillings?|cake|dough|batter|crust|crumble|pickle|rub|coating|slaw|patties|meatballs|frosting|icing|glaze|garnish|marinade|assembly|extras|to serve|to finish|serving)$/iu;
/** Parts that can also be bought in a jar: they name a part only if they are the whole text. */
const jarWord = /^(?:the )?(?:sauce|dressing|salad|soup|broth|curry|stew|dip|salsa|gravy|syrup)$/iu;

/** Returns whether a text is a group name ("For the sauce:", "SAUCE") regardless of the lines around it, not something to buy. */
export function isGroupName(text: string): boolean {
  if (/[:：]$/.test(text)) return !startsWithAmount.test(text) || text.split(' ').length > 6;
  const isCapitals = text.length > 3 && text === text.toUpperCase() && text !== text.toLowerCase();
  if (isCapitals && !/\d/.test(text)) return true;
  return forGroup.test(text) && /^[^,;:]{0,50}$/.test(text) && !/\d/.test(text);
}

const isBoldItem = (line: Line | undefined) =>
  line?.kind === 'item' && line.level === 6 && line.children.length === 0;

/** Returns whether a bold entry heads plain entries. In an unfinished answer, a bold last entry counts as a heading. */
function isBoldAmongPlain(lines: readonly Line[], index: number, isWhole: boolean): boolean {
  if (!isBoldItem(lines[index]) || startsWithAmount.test(lines[index]?.text ?? '')) return false;
  const next = lines[index + 1];
  return next ? next.kind === 'item' && !isBoldItem(next) : !isWhole;
}

/** True for a few words without an amount: a group name, or an ingredient without an amount. */
const isShortName = ({ kind, text }: Line) =>
  kind === 'text' && !/[\d,.;]/.test(text) && text.split(/\s+/).length <= 4;

/** Returns whether a line heads the next lines ("Cherry layer" above "500 g cherries"), in the same paragraph or a separate one. */
function headsItsLines(lines: readonly Line[], index: number, isWhole: boolean): boolean {
  const [line, next, second] = lines.slice(index, index + 3);
  if (!line || !isShortName(line)) return false;
  if (!next) return !isWhole && !line.continues;
  if (next.kind !== 'text' || !startsWithAmount.test(next.text)) return false;
  if (partWord.test(line.text) || jarWord.test(line.text)) return true;
  const isAlone = !next.continues && second?.continues === true;
  return !line.continues && (isAlone || (next.continues === true && index > 0));
}

/** True for a line of the list that names a group because of its position above other entries. */
export function headsGroup(lines: readonly Line[], index: number, isWhole: boolean): boolean {
  return isBoldAmongPlain(lines, index, isWhole) || headsItsLines(lines, index, isWhole);
}

/**
 * Returns the ingredients after a group name on the same line: "For the sauce: 2 tbsp soy sauce, 1 lime".
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
