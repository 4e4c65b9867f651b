import { wordNumbers } from '../../measures/numbers.ts';
import { readIngredientLine } from '../../measures/read-line.ts';
import type { Finding } from '../../recipe.ts';

/** Tolerance on the vessels' volume: the stated sizes of vessels and of listed liquids are not exact. */
const tolerance = 1.05;

const count = '(\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const size = '(\\d+(?:[.,]\\d+)?)[- ]?(ml|cl|dl|millilit(?:re|er)s?|lit(?:re|er)s?|l)\\b';
const vessel =
  '(?:ramekins?|pots?|dish(?:es)?|glass(?:es)?|mo(?:u)?lds?|jars?|cups?|bowls?|tins?|bottles?|tumblers?|coupes?|cocottes?|containers?)';
const adjectives = '(?:(?!of\\b)[\\w-]+,? ){0,3}?';
/** Vessels with number and size: "four 120 ml pots", "2 x 400 ml ovenproof dishes", "six ramekins of 100 ml each". */
const sized = [
  new RegExp(
    `\\b${count} (?:[x×] )?${adjectives}${size},? ${adjectives}(${vessel})\\b(?! of\\b)`,
    'gi',
  ),
  new RegExp(
    `\\b${count} ${adjectives}(${vessel}) (?:of|holding|that hold|\\() ?(?:about )?${size}`,
    'gi',
  ),
];

type Vessels = { said: string; text: string; noun: string; holdsMl: number };

const mlOf = (amount: string, unit: string): number => {
  const value = Number(amount.replace(',', '.'));
  if (/^cl/i.test(unit)) return value * 10;
  if (/^dl/i.test(unit)) return value * 100;
  return /^(?:ml|milli)/i.test(unit) ? value : value * 1000;
};

const countOf = (word: string): number => wordNumbers[word.toLowerCase()] ?? Number(word);

/** Returns the stem of a vessel's name, so that "dishes" and "dish" match. */
const stemOf = (noun: string): string => noun.toLowerCase().replace(/(?:(?<=sh|ss)es|s)$/, '');

/** Returns every set of vessels whose number and size the steps state, each size once. */
function vesselsIn(steps: readonly string[]): Vessels[] {
  const found = steps.flatMap((text) =>
    sized.flatMap((pattern, order) =>
      [...text.matchAll(pattern)].map((match): Vessels => {
        const [said, number = '', ...rest] = match;
        const [amount = '', unit = '', noun = ''] =
          order === 0 ? rest : [rest[1] ?? '', rest[2] ?? '', rest[0] ?? ''];
        return {
          said,
          text,
          noun: stemOf(noun),
          holdsMl: countOf(number) * mlOf(amount, unit),
        };
      }),
    ),
  );
  const once = new Map(found.map((one) => [`${one.noun} ${one.holdsMl}`, one]));
  return [...once.values()];
}

const liquidFood =
  /\b(?:milk|cream|buttermilk|stock|broth|juice|wine|water|coffee|tea|cider|beer|rum|liqueur|custard|passata|pur[eé]e|kefir|lemonade|cordial|prosecco|espresso)\b/i;
const notLiquid =
  /\b(?:powder|powdered|cubes?|cream cheese|clotted|cr[eè]me fra[iî]che|ice cream|ice cubes|granules|bags?|leaves|chocolate|crackers?|buttercream|cornflour|chestnuts?)\b/i;
const elsewhere =
  /\b(?:bath|for (?:boiling|soaking|cooking|brushing|glazing|greasing|serving|the tin|poaching|frying|blooming)|to (?:serve|glaze|brush|finish|drizzle|decorate|soak|top)|plus extra|boiling water)\b/i;
const asideHeading =
  /\b(?:sauce|syrup|topping|serve|serving|compote|coulis|glaze|brine|bath|icing|decorat\w+|garnish|caramel|drizzle|cream|crumble|marinade)\b/i;
/** Words for reducing, spreading or removing the liquid. */
const lessens =
  /\b(?:reduc\w+|boil(?:s|ed|ing)? down|evaporat\w*|absorb\w*|soak(?:s|ed)? up|drain\w*|strain off|discard\w*|throw away|simmer\w*|thick(?:ens?|ened)? (?:and|to)|batch(?:es)?|left ?over|any (?:extra|left|remaining|that is left)|what is left|the rest of the (?:mixture|custard|liquid)|second (?:dish|pot|jar)|freeze the rest|churn\w*|brine|pickl\w*|cook\w* (?:the )?(?:rice|pasta|oats|porridge|lentils))\b/i;
const fills =
  /\b(?:divide|share|split|pour|fill|ladle|spoon|strain|tip|decant|portion|transfer|distribute|sieve|scrape)\b/i;

const bathPattern =
  /\bwater bath\b|\bbain[- ]marie\b|\bwater (?:into|in) the (?:roasting )?(?:tin|tray|dish) to\b/i;

type Liquid = { text: string; word: string; ml: number };

/** Returns the listed liquids with a stated volume, except those for a sauce, a bath or a topping. */
function liquidsOf(ingredients: readonly string[]): Liquid[] {
  let isAside = false;
  return ingredients.flatMap((text) => {
    const read = readIngredientLine(text);
    if (read.isHeader || /:$/.test(text)) {
      isAside = asideHeading.test(text);
      return [];
    }
    const word = liquidFood.exec(read.food)?.[0];
    if (isAside || !word || notLiquid.test(text) || elsewhere.test(text) || read.optional)
      return [];
    const { amountLow, amount, unit } = read;
    const least = amountLow ?? amount;
    if (least === undefined || unit?.base !== 'ml') return [];
    return [{ text, word: word.toLowerCase(), ml: least * unit.factor }];
  });
}

/** Returns the index of the step that fills vessels of this kind, or -1 if there is none. */
const fillingStep = (steps: readonly string[], noun: string): number =>
  steps.findIndex((step) =>
    step
      .split(/(?<=[.;])\s+/)
      .some(
        (sentence) =>
          fills.test(sentence) &&
          new RegExp(
            `\\b(?:between|among|amongst|into|in|to|fill)\\b[^.]{0,60}\\b${noun}(?:e?s)?\\b`,
            'i',
          ).test(sentence),
      ),
  );

/** Returns the liquids that go into the vessels: each one that the filling step, or a step before it, uses completely. */
function poured(liquids: readonly Liquid[], steps: readonly string[]): Liquid[] {
  const told = steps.join(' ').replace(/\bboiling water\b|\bwater bath\b/gi, '');
  return liquids.filter(({ word }) => {
    // The water is squeezed out of soaked gelatine.
    if (word === 'water' && /\bsoak\w*\b[^.]*\bwater\b/i.test(told)) return false;
    // "Bring the 1 l water to the boil for the water bath": this water stays outside the vessels.
    if (word === 'water' && bathPattern.test(steps.join(' '))) return false;
    const named = new RegExp(
      `\\b(?:half|some|part|most|\\d+ ?(?:ml|tbsp|tsp|g)|a (?:little|splash|third|quarter)|remaining|rest)(?: of)? (?:the )?(?:\\w+ )?${word}\\b`,
      'i',
    );
    return new RegExp(`\\b${word}\\b`, 'i').test(told) && !named.test(told);
  });
}

const rounded = (ml: number): string =>
  ml >= 1000 ? `${Math.round(ml / 100) / 10} litres` : `${Math.round(ml / 10) * 10} ml`;

/**
 * Finds vessels that cannot hold the liquids that the steps pour into them, by stated volumes alone: 600 ml of custard in four
 * pots of 120 ml. Reports nothing if liquid is lost or used in parts, or if no step fills the vessels.
 */
export function findSmallVessels(
  ingredients: readonly string[],
  instructions: readonly string[],
): Finding[] {
  const vessels = vesselsIn(instructions);
  const [first] = vessels;
  if (!first) return [];
  const filled = Math.max(...vessels.map(({ noun }) => fillingStep(instructions, noun)));
  if (filled < 0) return [];
  const until = instructions.slice(0, filled + 1);
  if (
    until.some((step) => lessens.test(step)) ||
    instructions.some((step) => /\bleft ?over|any extra\b/i.test(step))
  )
    return [];
  const liquidMl = poured(liquidsOf(ingredients), until).reduce((sum, { ml }) => sum + ml, 0);
  const holdsMl = vessels.reduce((sum, one) => sum + one.holdsMl, 0);
  if (liquidMl <= holdsMl * tolerance) return [];
  const reason = `The liquids on the list come to ${rounded(liquidMl)}; “${first.said}” hold ${rounded(holdsMl)}.`;
  return [{ where: 'instructions', text: first.text, match: first.said, reason }];
}
