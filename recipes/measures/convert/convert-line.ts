import { type FoundMeasure, findMeasures } from '../find-measures.ts';
import { readNumber } from '../numbers.ts';
import { readIngredientLine } from '../read-line.ts';
import { convertMeasure } from './convert-measure.ts';
import { type FoodFinder, type KitchenFood, noFoods, type System } from './kitchen-food.ts';
import { centimetres, gramsOrKilos, inches } from './kitchen-rounding.ts';
import { convertTemperatures } from './temperatures.ts';

const packAfter =
  /^(?:\)|\.)*\s*(?:large |small )?(?:tins?|cans?|jars?|packs?|packets?|packages?|bags?|pouch(?:es)?|cartons?|blocks?|bottles?|tubs?|pots?|boxe?s?)\b/i;
const vesselAfter =
  /^[\s-]+(?:\p{L}+[\s-]){0,2}?(?:dish|pan|saucepan|casserole|pot|bowl|tin|mould|mold|jug|container|basin|slow cooker)\b/iu;
const dimensionsPattern =
  /(\ban? )?(?<![\d.])(\d{1,2}(?:\.\d)?)(\s*(?:cm|inch(?:es)?|in\b\.?|["”])?\s*[x×]\s*)(\d{1,2}(?:\.\d)?)((?:\s*|-)(?:cm\b|inch(?:es)?\b|in\b\.?|["”]))(?=( \p{L})?)/giu;

/** Converts both sides of "20 × 30 cm tin" or "9x13-inch pan". In "2 × 20 cm tins" the first number counts tins, so it stays. */
function convertDimensions(text: string, to: System): string {
  return text.replace(dimensionsPattern, (all, article, first, times, second, unit, noun) => {
    const isMetric = /cm/i.test(unit);
    if (Number(first) < 5 || isMetric === (to === 'metric')) return all;
    const one = (value: string) =>
      to === 'us' ? inches(Number(value)) : centimetres(Number(value));
    const sides = `${one(first)} ${/×/.test(times) ? '×' : 'x'} ${one(second)}`;
    const named = to === 'metric' ? ' cm' : noun ? '-inch' : ' inches';
    return withArticle(article ?? '', sides) + sides + named;
  });
}

/** Converts "2 sticks butter" to grams. Sticks of celery and cinnamon are not a measure. */
function convertSticks(text: string, to: System): string {
  if (to === 'us' || !/\b(?:butter|margarine)\b/i.test(text)) return text;
  return text.replace(
    /([\d¼½¾]+(?:\s*[¼½¾])?|\d\/\d|a)\s+sticks?(?:\s+of)?(?=\s|\)|,|$)/gi,
    (all, number: string) => {
      const sticks = /^a$/i.test(number) ? 1 : readNumber(number);
      return sticks === undefined ? all : gramsOrKilos(sticks * 113.4);
    },
  );
}

const doubleSeparator = /^\)?\s*(?:\/|\||=|\(|,\s*or\b|or\b|\(or\b)\s*(?:about |approx\.? |~)?$/i;

/** Keeps the measure of the wanted system in "200 g / 7 oz" and "1 cup (240 ml)" and removes the other one. */
function withoutDoubles(text: string, to: System): string {
  const found = findMeasures(text);
  for (let at = 0; at + 1 < found.length; at++) {
    const [one, two] = [found[at], found[at + 1]];
    if (!one || !two || one.unit.base === 'cm') continue;
    const between = text.slice(one.end, two.start);
    if (one.unit.system === two.unit.system || !doubleSeparator.test(between)) continue;
    const isForeign = ({ unit }: FoundMeasure) => unit.system !== undefined && unit.system !== to;
    if (!isForeign(one) && !isForeign(two)) continue;
    const keepsFirst = isForeign(two);
    const isBracketed = between.includes('(') && text[two.end] === ')';
    const tail = text.slice(two.end + (isBracketed ? 1 : 0));
    const kept = keepsFirst ? text.slice(one.start, one.end) : text.slice(two.start, two.end);
    return withoutDoubles(text.slice(0, one.start) + kept + tail, to);
  }
  return text;
}

/** Joins "¾ cup plus 1 tbsp" to one measure, in the unit of the first. */
function joinSums(found: readonly FoundMeasure[], text: string): FoundMeasure[] {
  const joined: FoundMeasure[] = [];
  for (const measure of found) {
    const last = joined.at(-1);
    const between = last ? text.slice(last.end, measure.start) : '';
    const isSum = /^\s*(?:plus|\+)\s*$/.test(between) && last?.unit.base === measure.unit.base;
    if (!last || !isSum || last.unit.system === undefined) {
      joined.push(measure);
      continue;
    }
    const amount = last.amount + (measure.amount * measure.unit.factor) / last.unit.factor;
    joined[joined.length - 1] = { ...last, amount, end: measure.end };
  }
  return joined;
}

/** Matches the article before a measure to the new number: "a 20 cm tin" → "an 8-inch tin". */
function withArticle(before: string, written: string): string {
  const article = /^(?:8|11\b|18\b)/.test(written) ? 'an' : 'a';
  return before.replace(
    /(?<=^|\s)(a)n? $/i,
    (_, letter: string) => `${letter}${article.slice(1)} `,
  );
}

/** Converts every measure in a text to the wanted system. All other text stays byte for byte. */
export function convertMeasures(
  text: string,
  to: System,
  foodAt: (measure: FoundMeasure, text: string) => KitchenFood | undefined,
): string {
  const single = convertDimensions(withoutDoubles(convertSticks(text, to), to), to);
  let out = '';
  let from = 0;
  for (const measure of joinSums(findMeasures(single), single)) {
    if (measure.start < from) continue;
    const after = single.slice(measure.end);
    const written = convertMeasure(measure, to, {
      food: foodAt(measure, single),
      isPackSize: packAfter.test(after),
      isVessel: vesselAfter.test(after),
      isBeforeNoun:
        /^ (?!(?:of|and|or|from|in|on|to|apart|above|below|deep|long|wide|high|tall|across|each|thick)\b)\p{L}/u.test(
          after,
        ),
    });
    if (written === undefined) continue;
    const before = single.slice(from, measure.start);
    const times = /(?:^|\s)\d+ $/.test(before) ? '× ' : '';
    out += withArticle(before, written) + times + written;
    // "2 tbsp. sugar": the dot belongs to the unit.
    from = measure.end + (/^\.\s\p{Ll}/u.test(after) ? 1 : 0);
    if (/^\p{L}/u.test(single.slice(from))) out += ' ';
  }
  return convertTemperatures(out + single.slice(from), to);
}

/**
 * Converts an ingredient line to the other system: "200 g plain flour" ↔ "1⅔ cups plain flour", "1 lb beef" ↔ "450 g beef".
 * @param foodOf finds the food with its density; without it masses stay masses and volumes stay volumes
 */
export function convertLine(line: string, to: System, foodOf: FoodFinder = noFoods): string {
  const food = foodOf(readIngredientLine(line).food);
  return convertMeasures(line, to, () => food);
}
