import { parseIngredient } from 'parse-ingredient';
import { singular } from '../pantry/words.ts';
import { cleanLine } from './clean-line.ts';
import { lineOptions } from './library-options.ts';
import { splitNote, takeOptional } from './line-notes.ts';
import { amountFirst, startsWithNumber, takeNameNumber } from './line-order.ts';
import { numberWordsInDigits } from './number-words.ts';
import { readPack } from './packs.ts';
import { type StatedMeasure, takeStatedMeasure } from './stated-measures.ts';
import { type Unit, unitOf } from './units.ts';

/** An ingredient line in parts. "To taste" has no amount. */
export type IngredientLine = {
  /** For a range, its upper end. */
  amount: number | undefined;
  /** The lower end of a range. */
  amountLow?: number;
  unit: Unit | undefined;
  /** The weight of one tin, if the line states it. */
  tinGrams?: number;
  /** The total weight, if the line states it beside its count: "2 onions (300 g)". */
  statedGrams?: number;
  /** "2 large eggs": large. */
  size?: 'small' | 'medium' | 'large';
  /** The food with its preparation, without the amount. */
  name: string;
  /** The food alone: "onions" of "2 onions, finely chopped". */
  food: string;
  /** The text after the food's name: "finely chopped", "to taste". */
  note?: string;
  optional?: true;
  /** "For the sauce:": not a food, but a heading for the lines that follow. */
  isHeader?: true;
};

const hedgePattern =
  /^(?:(?:about|approximately|approx\.?|roughly|around|circa|ca\.?|nearly|almost|just (?:over|under)|up to|at least|between|from|another|additional|an? (?:scant|heaped|heaping|generous|level|rounded|good|large|small|big|tiny)(?= )|scant|heaped|heaping|generous|level|rounded|optional:)(?=[\s\d]|$)\s*|[~≈±]\s*)+/i;

const withoutHedge = (text: string): string =>
  text.replace(hedgePattern, (hedge) => (/\ban? \w+\s*$/i.test(hedge) ? '1 ' : ''));

const numberPattern = String.raw`[\d¼½¾⅓⅔⅛⅜⅝⅞][\d¼½¾⅓⅔⅛⅜⅝⅞./ ]*(?:(?:-|–|to|or)\s*[\d¼½¾⅓⅔⅛⅜⅝⅞][\d¼½¾⅓⅔⅛⅜⅝⅞./ ]*)?`;
const lengthPattern = new RegExp(
  String.raw`^(?:1 (?=\d+(?:\.\d+)?[- ](?:cm|inch)))?(${numberPattern})[\s-]*(cm|mm|inch(?:es)?|in\.?|["”])[\s-]+(?:long |thick )?(?:piece|knob|chunk|stick|length|thumb|slice|cube|hunk|stalk)s?(?: of)?\s+`,
  'i',
);
const sizedUnit = new RegExp(
  `^(${numberPattern})\\s*(?:heaped|heaping|level|scant|generous|rounded|packed|good|big|large|small|medium|fat|thick|thin|whole|peeled|crushed|chopped|minced|thumb-sized|bite-sized)\\s+(?=(\\p{L}+)\\b)`,
  'iu',
);
const sizePattern =
  /^(?:extra[- ])?(small|medium|large|big|jumbo)(?:[- ]sized?)?(?:[- ](?:to|or)[- ](?:small|medium|large))?(?=[\s,])[\s,]*/i;
const vague = new Set(['pinch', 'handful', 'splash', 'knob', 'squeeze', 'bunch', 'sprig', 'drop']);
const takenPattern =
  /^(?:the\s+)?(?:(?:freshly|fresh|finely|squeezed|grated)\s+)*(juice|zest|rind|peel)(?:\s*(?:and|&|,)\s*(?:\w+ )?(?:juice|zest|rind|peel))?\s+(?:of|from)\s+/i;

type Amount = Pick<IngredientLine, 'amount' | 'amountLow' | 'unit'> & { rest: string };

/** "juice of half a lemon" → "½ lemon juice": juice and zest are counted by the fruit. */
function fruitFirst(text: string): string {
  const found = takenPattern.exec(text);
  if (!found) return text;
  const of = numberWordsInDigits(withoutHedge(text.slice(found[0].length)));
  const [fruits = '', ...notes] = of.split(/,\s*|\s(?=or\s)/);
  const fruit = fruits.split(' ').map(singular).join(' ');
  const counted = startsWithNumber.test(fruit) ? fruit : `1 ${fruit}`;
  const part = (found[1] ?? '').toLowerCase();
  return [`${counted} ${part === 'juice' ? part : 'zest'}`, ...notes].join(', ');
}

/** Returns the amount that the library finds at the beginning of a line (or at its end). */
function parse(text: string): Amount & { isHeader: boolean } {
  const [found] = parseIngredient([text], lineOptions);
  const unit = found?.unitOfMeasureID ? unitOf(found.unitOfMeasureID) : undefined;
  const nothing = { amount: undefined, unit: undefined, rest: text, isHeader: false };
  if (!found) return nothing;
  if (found.quantity === null) {
    const isVague = unit !== undefined && vague.has(unit.name) && found.description !== '';
    if (isVague) return { amount: 1, unit, rest: found.description, isHeader: false };
    return { ...nothing, isHeader: found.isGroupHeader };
  }
  if (found.quantity === 0 && !found.quantity2) return nothing;
  const high = found.quantity2 ?? found.quantity;
  return {
    amount: Math.max(high, found.quantity),
    ...(found.quantity2 !== null && { amountLow: Math.min(found.quantity, high) }),
    unit,
    rest: found.description,
    isHeader: false,
  };
}

/** "1 cup plus 2 tbsp flour": adds both amounts, in the unit of the first. */
function withSecond(first: Amount): Amount {
  const plus = /^(?:plus|\+|and|&)\s+(?=[\d¼½¾⅓⅔⅛⅜⅝⅞])/i.exec(first.rest);
  if (!plus || first.amount === undefined || !first.unit) return first;
  const second = parse(first.rest.slice(plus[0].length));
  if (second.amount === undefined || second.unit?.base !== first.unit.base) return first;
  const sum = first.amount + (second.amount * second.unit.factor) / first.unit.factor;
  return { amount: sum, unit: first.unit, rest: second.rest };
}

/** "2 tbsp to 3 tbsp", "100g-150g": removes the first of two equal units. */
const sayUnitOnce = (text: string): string =>
  text.replace(
    /^([\d¼½¾⅓⅔⅛⅜⅝⅞./]+)\s*(\p{L}+)\.?(\s*(?:-|–|to|or)\s*[\d¼½¾⅓⅔⅛⅜⅝⅞./]+\s*\2\b)/iu,
    '$1$3',
  );

/** Reads the amount at the beginning of a text, and the text that follows it. */
function readAmount(text: string): Amount & { isHeader?: boolean; tinGrams?: number } {
  const pack = readPack(text);
  if (pack) return pack;
  const length = lengthPattern.exec(text);
  if (length) {
    const unit = unitOf(/^[cm]m/i.test(length[2] ?? '') ? (length[2] ?? '') : 'inch');
    const { amount, amountLow } = parse(`${length[1]?.trim()} cups x`);
    return {
      amount,
      ...(amountLow !== undefined && { amountLow }),
      unit,
      rest: text.slice(length[0].length),
    };
  }
  const sized = sizedUnit.exec(text);
  const isUnit = sized && unitOf(sized[2] ?? '') && text.slice(sized[0].length).includes(' ');
  const plain = isUnit ? `${sized[1]} ${text.slice(sized[0].length)}` : text;
  return withSecond(parse(sayUnitOnce(plain)));
}

const sizeOf = (word: string): IngredientLine['size'] =>
  /big|jumbo|large/i.test(word) ? 'large' : /small/i.test(word) ? 'small' : 'medium';

/** Applies a stated measure to its line: as the weight of a tin, the total weight, or the length of a piece. */
function applyStated(line: IngredientLine, stated: StatedMeasure | undefined): IngredientLine {
  if (!stated || line.amount === undefined) return line;
  const { unit, amount, each } = stated;
  if (line.unit?.name === 'piece' && unit.base === 'cm')
    return { ...line, amount: line.amount * amount, unit };
  const size = amount * unit.factor;
  if (stated.drained && line.unit?.base !== 'ml') {
    const isOfTin = line.unit?.base === 'count' && each;
    return { ...line, statedGrams: isOfTin ? size * line.amount : size };
  }
  if (line.tinGrams !== undefined) return line;
  if (line.unit?.name === 'tin' && unit.base !== 'cm' && unit.base !== 'count') {
    return { ...line, tinGrams: !each && size > 500 ? size / line.amount : size };
  }
  if (unit.base !== 'g' || line.unit?.base === 'g') {
    const isPack = unit.base === 'ml' && line.unit?.base === 'count' && line.unit.name !== 'pinch';
    return isPack ? { ...line, amount: each ? line.amount * amount : amount, unit } : line;
  }
  return { ...line, statedGrams: each ? size * line.amount : size };
}

/** "(or more) of lemon juice" → "lemon juice (or more)": moves a bracket from before the food to after it. */
function bracketLast(text: string): string {
  const [, bracket = '', food = ''] = /^(\([^()]*\))\s*(?:of\s+)?(.+)$/.exec(text) ?? [];
  return (bracket ? `${food} ${bracket}` : text).replace(/^[,;:.)\s]+/, '').trim();
}

function inParts(line: IngredientLine): IngredientLine {
  const { food, note } = splitNote(line.name);
  return { ...line, food, ...(note !== undefined && { note }) };
}

/**
 * Reads one ingredient line: "2 × 400 g tins chickpeas, drained", "1½ tbsp olive oil", "3-4 onions", "salt to taste".
 * Never throws; text that it cannot read stays in the name.
 */
export function readIngredientLine(line: string): IngredientLine {
  const { text: cleaned, optional } = takeOptional(cleanLine(line));
  const { text: bare, stated } = takeStatedMeasure(cleaned);
  const { ownNumber, rest: spoken } = takeNameNumber(bare);
  const ordered = amountFirst(fruitFirst(withoutHedge(spoken)));
  const text = numberWordsInDigits(withoutHedge(ordered));
  const found = readAmount(text);
  const size =
    found.unit === undefined && found.amount !== undefined ? sizePattern.exec(found.rest) : null;
  const rest = (size ? found.rest.slice(size[0].length) : found.rest).trim() || found.rest;
  const name = bracketLast(ownNumber ? `${ownNumber} ${rest}` : rest);
  const read: IngredientLine = {
    amount: found.amount,
    ...(found.amountLow !== undefined && { amountLow: found.amountLow }),
    unit: found.unit,
    ...(found.tinGrams !== undefined && { tinGrams: found.tinGrams }),
    ...(size && { size: sizeOf(size[1] ?? '') }),
    name: name === '' ? spoken : name,
    food: '',
    ...(optional && { optional: true as const }),
    ...((found.isHeader || /^\s*#/.test(line)) && { isHeader: true as const }),
  };
  return inParts(applyStated(read, stated));
}
