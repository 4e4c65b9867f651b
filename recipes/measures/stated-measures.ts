import { extractMeasurements } from 'parse-ingredient';
import { textOptions } from './library-options.ts';
import { type Unit, unitOf } from './units.ts';

/** A second measure that a line states beside its amount: "(150 g each)", "/ 7 oz", "(about 300 g)". */
export type StatedMeasure = {
  amount: number;
  unit: Unit;
  /** Whether it is the measure of one piece, not of the whole amount. */
  each: boolean;
  /** Whether it is the weight of a tin without its liquid: "(240 g drained)". */
  drained?: true;
};

const sign = '¼½¾⅓⅔⅛⅜⅝⅞';
/** Text that may appear beside numbers and units in a bracket that contains only a measure. */
const fillerPattern =
  /\b(?:about|approx(?:imately)?|roughly|around|circa|ca|each|apiece|in total|total|total weight|drained weight|drained|net|weight|per piece|or|and|to|of|usa?|uk|metric)\b|[\s~≈.,;:/|=–—-]|[x×]/gi;

function measuresOf(text: string): { amount: number; unit: Unit; text: string }[] {
  return extractMeasurements(text, textOptions).flatMap((found) => {
    const unit = unitOf(found.unitOfMeasureID);
    return unit ? [{ amount: found.quantity2 ?? found.quantity, unit, text: found.text }] : [];
  });
}

/** Returns the measure of a text that contains nothing else; one in grams is preferred. */
function pureMeasure(text: string): { amount: number; unit: Unit } | undefined {
  const found = measuresOf(text);
  const rest = found
    .reduce((left, one) => left.replace(one.text, ' '), text)
    .replace(fillerPattern, '');
  if (found.length === 0 || rest !== '') return undefined;
  return found.find(({ unit }) => unit.base === 'g') ?? found[0];
}

/** "200 g / 7 oz flour": the measure after the slash, which repeats the one before it. */
const afterStroke = new RegExp(
  String.raw`(?<=[\p{L}.)])\s*(?:\/|=|\|)\s*[~≈]?\s?[\d${sign}][\d${sign}./ –-]*\s?\p{L}+\.?(?:\s(?:oz|ounces?)\b\.?)?(?=[\s)]|$)`,
  'u',
);

/** "2 sea bream of 500 g each", "1 chicken, about 1.8 kg": the weight of each counted piece, or of all of them. */
const afterFood = new RegExp(
  String.raw`(?:,?\s+of|,)\s+(each\s+)?(?:weighing\s+)?(about |approx(?:imately|\.)? |around |roughly )?(\d[\d${sign}./ –-]*\s?(?:kg|g|grams?|oz|ounces?|lbs?|pounds?))(\s+(?:each|apiece|in total|total|altogether))?(?=\s*(?:[,;)(]|$))`,
  'i',
);
const countsPieces = new RegExp(String.raw`^[\d${sign}][\d${sign}./ –-]*\s+(?=\p{L})`, 'u');

/** Takes the weight that a line states after its food out of the line, if the line counts pieces. */
function takeWeightAfterFood(text: string): { text: string; stated: StatedMeasure } | undefined {
  const found = afterFood.exec(text);
  const [whole = '', eachBefore, , weight = '', after = ''] = found ?? [];
  const counted = countsPieces.exec(text)?.[0];
  const firstWord = /^[\p{L}-]+/u.exec(text.slice(counted?.length ?? 0))?.[0] ?? '';
  const isPieces = counted !== undefined && ['count', undefined].includes(unitOf(firstWord)?.base);
  const measure = found && isPieces ? pureMeasure(weight) : undefined;
  if (!found || !measure || measure.unit.base !== 'g') return undefined;
  const isOne = /^1\s/.test(counted ?? '');
  const each =
    eachBefore !== undefined || isOne || /each|apiece/i.test(after) || /\bof\b/.test(whole);
  const left = `${text.slice(0, found.index)}${text.slice(found.index + whole.length)}`;
  return { text: left, stated: { ...measure, each } };
}

/**
 * Takes the second measure out of a line, whether in brackets, after a slash or after the food.
 * @returns the line without it; if it is the line's only amount, it is moved to the front
 */
export function takeStatedMeasure(text: string): { text: string; stated?: StatedMeasure } {
  for (const bracket of text.matchAll(/\s*\(([^()]*\d[^()]*|[^()]*[¼½¾⅓⅔][^()]*)\)/g)) {
    const measure = pureMeasure(bracket[1] ?? '');
    const before = text.slice(0, bracket.index);
    const after = text.slice(bracket.index + bracket[0].length);
    if (!measure) continue;
    // "Water (50 g)": move the line's only amount to the front, where it is read.
    if (!new RegExp(`[\\d${sign}]`).test(before + after)) {
      return { text: `${measure.amount} ${measure.unit.name} ${before}${after}` };
    }
    const countOnly = new RegExp(`^[\\d${sign}./ x×–-]+$`).test(before);
    const drained = /\bdrained\b/i.test(bracket[1] ?? '');
    const ofOneTin = drained && /\b(?:tins?|cans?|jars?)\s*$/i.test(before);
    const each =
      countOnly || ofOneTin || /\b(?:each|apiece|per piece)\b/i.test(`${bracket[1]} ${after}`);
    return {
      text: `${before} ${after.replace(/^\s*each\b/i, '')}`
        .replace(/\s+/g, ' ')
        .replace(/ ,/g, ',')
        .trim(),
      stated: { amount: measure.amount, unit: measure.unit, each, ...(drained && { drained }) },
    };
  }
  const stroke = afterStroke.exec(text);
  const measure = stroke && pureMeasure(stroke[0]);
  if (!stroke || !measure) return takeWeightAfterFood(text) ?? { text };
  const left = text.slice(0, stroke.index) + text.slice(stroke.index + stroke[0].length);
  return { text: left, stated: { ...measure, each: false } };
}
