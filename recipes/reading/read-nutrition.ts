import { numberOf, numberPattern } from './read-number.ts';
import { fold } from './words/fold.ts';
import { type NutrientName, nutrientNames } from './words/nutrient-names.ts';

/** The nutrition per serving that an answer states. Nothing is calculated from the ingredients here. */
export type StatedNutrition = Partial<Record<Exclude<NutrientName, 'saltG' | 'ignored'>, number>>;

/** All names of all nutrients, folded by the same rule as the searched text and escaped for use in a pattern. */
const names = [...nutrientNames.keys()].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const nameOrAmount = new RegExp(
  `(?<name>(?<![\\p{L}\\p{M}])(?:${names.join('|')})(?![\\p{L}\\p{M}]))|(?<number>${numberPattern})(?:\\s*[-–]\\s*${numberPattern})?\\s*(?<unit>kcals?|cals?|calories|kj|milligrams?|mg|µg|mcg|grams?|gr?|克|グラム|г|%)?(?![\\p{L}])`,
  'giu',
);

type Amount = { value: number; unit: string };
type Token = { nutrient: NutrientName } | Amount;

function tokensOf(text: string): Token[] {
  return [...foldInside(text).matchAll(nameOrAmount)].flatMap(({ groups }): Token[] => {
    const nutrient = groups?.name === undefined ? undefined : nutrientNames.get(fold(groups.name));
    if (nutrient) return [{ nutrient }];
    const value = numberOf(groups?.number ?? '');
    const unit = (groups?.unit ?? '').toLowerCase();
    return value === undefined || unit === '%' ? [] : [{ value, unit }];
  });
}

/** Folds each word but keeps the characters between words. */
function foldInside(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘]/g, "'");
}

const kilojoulesPerKilocalorie = 4.184;
/** Salt is 2.5 times its sodium (EU regulation 1169/2011, annex I). */
const saltPerSodium = 2.5;
const round = (value: number) => Math.round(value * 100) / 100;

function gramsOf({ value, unit }: Amount): number {
  if (/^(?:mg|milli)/.test(unit)) return value / 1000;
  return /^(?:µg|mcg)/.test(unit) ? value / 1e6 : value;
}

/** Stores an amount under its nutrient, converted to the unit of that nutrient. The first amount stated wins. */
function put(stated: StatedNutrition, nutrient: NutrientName, amount: Amount): void {
  if (nutrient === 'ignored') return;
  if (nutrient === 'energyKcal') {
    const isJoule = amount.unit === 'kj';
    stated.energyKcal ??= isJoule
      ? Math.round(amount.value / kilojoulesPerKilocalorie)
      : amount.value;
  } else if (nutrient === 'sodiumMg') {
    stated.sodiumMg ??= round(/^gr?$|^gram/.test(amount.unit) ? amount.value * 1000 : amount.value);
  } else if (nutrient === 'saltG') {
    stated.sodiumMg ??= round((gramsOf(amount) / saltPerSodium) * 1000);
  } else stated[nutrient] ??= round(gramsOf(amount));
}

/** True when the amount comes before the name ("12 g protein", not "Protein: 12 g"). */
function isAmountFirst(tokens: readonly Token[]): boolean {
  return (
    tokens[0] !== undefined &&
    'value' in tokens[0] &&
    tokens[1] !== undefined &&
    'nutrient' in tokens[1]
  );
}

function energyAmong(amounts: readonly Amount[]): Amount | undefined {
  return (
    amounts.find(({ unit }) => /^k?cal/.test(unit)) ?? amounts.find(({ unit }) => unit === 'kj')
  );
}

/** Reads one line, such as "Protein: 12 g, of which …" or "350 kcal | 12 g protein", into `stated`. */
export function readNutritionLine(text: string, stated: StatedNutrition): void {
  let tokens = tokensOf(text.slice(0, 600));
  const energy = energyAmong(tokens.filter((token) => 'value' in token));
  if (energy)
    stated.energyKcal ??=
      energy.unit === 'kj' ? Math.round(energy.value / kilojoulesPerKilocalorie) : energy.value;
  tokens = tokens.filter((token) => !('value' in token && /^(?:k?cal|kj)/.test(token.unit)));
  if (isAmountFirst(tokens)) tokens = tokens.toReversed();
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    if ('nutrient' in token && next && 'value' in next) put(stated, token.nutrient, next);
  });
}
