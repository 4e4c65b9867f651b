import type { Food } from '../../classify/foods-in.ts';
import { type Line, linesAt } from '../../dish/lines.ts';
import { pantry, safeTemperatureOf } from '../../pantry/pantry.ts';
import type { SafeTemperature, SafetyKind } from '../../pantry/safe-temperatures.ts';
import type { Finding } from '../../recipe.ts';
import { coreTemperatures, sentencesOf } from './core-temperatures.ts';
import {
  type HeatRule,
  heatRules,
  kindWords,
  mendsUnderdone,
  notUnderdone,
  underdonePattern,
} from './heat-rules.ts';

type Raw = { line: string; food: Food; safety: SafeTemperature; minC: number };
/** Dangerous temperatures, and notes on temperatures that the recipe does not give. */
export type HeatFaults = { dangers: Finding[]; notes: Finding[] };

/** Animal products that are sold ready to eat: "cooked chicken", a stock, smoked fish. */
const readyPattern =
  /\b(?:cooked|ready[- ]to[- ]eat|smoked|leftover|rotisserie|tinned|canned|tins?|jar|pasteuri[sz]ed|hard[- ]boiled|andouille|kielbasa|chorizo|frankfurters?|ansjovis|spiced sprats?|powder|stock|broth|bouillon|sauce|paste|noodles?|pasta|mayonnaise|roe)\b/i;

/** Fish that is sold for eating raw, as for gravlax. */
const eatenRawPattern = /\b(?:sushi|sashimi)[- ]grade\b|\b(?:previously|already) frozen\b/i;

/** Returns the listed foods that must reach a safe core temperature. */
function rawFoods(lines: readonly Line[]): Raw[] {
  return linesAt(lines, 'ingredients').flatMap(({ text, foods }) => {
    if (readyPattern.test(text)) return [];
    const isEatenRaw = eatenRawPattern.test(text);
    return foods.flatMap((food) => {
      const [id = ''] = food.entry.kind === 'ingredient' ? food.entry.ingredientIds : [];
      const item = pantry.get(id);
      const safety = item && safeTemperatureOf(item);
      // A vegan substitute for an animal food needs no temperature.
      if (!safety || safety.readyToEat || food.contains.size < food.entry.contains.size) return [];
      // Freezing kills the parasites in fish but not the germs in meat.
      if (isEatenRaw && safety.kind === 'fish') return [];
      return safety.minC === null ? [] : [{ line: text, food, safety, minC: safety.minC }];
    });
  });
}

/** Minced meat of any animal, which becomes meatballs or burgers. */
const mincedPattern = /\b(?:mince|minced|ground)\b/i;

function speaksOf(sentence: string, { food, safety }: Raw): boolean {
  const kinds = mincedPattern.test(food.text) ? [safety.kind, 'minced' as const] : [safety.kind];
  return (
    sentence.toLowerCase().includes(food.text.toLowerCase()) ||
    kinds.some((kind) => kindWords[kind]?.test(sentence))
  );
}

/** Reheated food was cooked before, so its reheating temperature says nothing about that. */
const reheatingPattern = /\b(?:re-?heat\w*|warm\w* (?:it |them )?up again|leftovers?)\b/i;

/** Tolerance for rounding: 145 °F is 62.8 °C. */
const toleranceC = 2;

/** Finds a food whose stated core temperatures are all below the safe one. */
function tooLow(
  raw: Raw,
  sentences: readonly string[],
  onlyOne: boolean,
  others: readonly Raw[],
): Finding[] {
  const cooking = sentences.filter((text) => !reheatingPattern.test(text));
  const said = cooking.flatMap((text) =>
    (onlyOne || speaksOf(text, raw) ? coreTemperatures(text) : []).map((celsius) => ({
      text,
      celsius,
    })),
  );
  const hottest = Math.max(...said.map(({ celsius }) => celsius));
  const everywhere = Math.max(0, ...cooking.flatMap(coreTemperatures));
  if (said.length === 0 || hottest >= raw.minC - toleranceC) return [];
  // "Brush with egg and bake … to 63 °C in the centre" is about the meat.
  if (
    raw.safety.kind === 'eggs' &&
    !onlyOne &&
    others.some(({ minC }) => hottest >= minC - toleranceC)
  )
    return [];
  // A step that gives the right temperature without naming a food may be about this food.
  const named = cooking.filter((text) => coreTemperatures(text).includes(everywhere));
  const elsewhere = named.every((text) =>
    heatRules.some(({ kinds }) =>
      kinds.some((kind) => kind !== raw.safety.kind && kindWords[kind]?.test(text)),
    ),
  );
  if (everywhere >= raw.minC - toleranceC && !elsewhere) return [];
  const worst = said.find(({ celsius }) => celsius === hottest);
  return [
    {
      where: 'instructions',
      text: worst?.text ?? raw.line,
      match: `${hottest} °C`,
      reason: `${hottest} °C inside is not safe for “${raw.food.text}”: it needs ${raw.minC} °C.`,
    },
  ];
}

/** Finds poultry or minced meat that is served "pink in the middle". */
function underdone(raw: readonly Raw[], sentences: readonly string[]): Finding[] {
  const risky = raw.filter(({ safety }) => safety.kind === 'poultry' || safety.kind === 'minced');
  return risky.flatMap((item) =>
    sentences.flatMap((text) => {
      const found = underdonePattern.exec(text);
      const others = raw.some(
        (other) => other.safety.kind === 'whole-cut' && speaksOf(text, other),
      );
      if (!found || others || !(speaksOf(text, item) || raw.length === 1)) return [];
      if (notUnderdone.test(text.slice(0, found.index)) || mendsUnderdone.test(text)) return [];
      const reason = `“${item.food.text}” has to be cooked through, to ${item.minC} °C.`;
      return [{ where: 'instructions' as const, text, match: found[0], reason }];
    }),
  );
}

/** Bacon and similar cured meats are cut thin and judged by their look, so they need no measured temperature. */
const friedCured = (steps: string, { food }: Raw): boolean =>
  food.entry.contains.has('processed-meat') && /\b(?:crisp|golden|brown)/i.test(steps);

function missingNote(
  rule: HeatRule,
  raw: readonly Raw[],
  steps: string,
  hottest: number,
): Finding[] {
  const item = raw.find((one) => rule.kinds.includes(one.safety.kind) && !friedCured(steps, one));
  if (!item || hottest >= item.minC - toleranceC || rule.sign?.test(steps)) return [];
  return [{ where: 'instructions', text: item.line, match: item.food.text, reason: rule.note }];
}

/** Checks core temperatures. A stated temperature that is too low is a danger; a missing one is a note. */
export function findHeatFaults(lines: readonly Line[]): HeatFaults {
  const raw = rawFoods(lines);
  if (raw.length === 0) return { dangers: [], notes: [] };
  const steps = linesAt(lines, 'instructions').map(({ text }) => text);
  const spoken = [...steps, ...linesAt(lines, 'tips').map(({ text }) => text)].flatMap(sentencesOf);
  const kinds = new Set<SafetyKind>(raw.map(({ safety }) => safety.kind));
  const low = raw
    .filter(({ safety }) => safety.kind !== 'crustaceans' && safety.kind !== 'molluscs')
    .flatMap((item) =>
      tooLow(
        item,
        spoken,
        kinds.size === 1 && item.safety.kind !== 'eggs',
        raw.filter((one) => one.safety.kind !== item.safety.kind),
      ),
    );
  const joined = steps.join(' ');
  const hottest = Math.max(0, ...steps.flatMap(sentencesOf).flatMap(coreTemperatures));
  return {
    dangers: [...low, ...underdone(raw, spoken)],
    notes: heatRules.flatMap((rule) => missingNote(rule, raw, joined, hottest)),
  };
}
