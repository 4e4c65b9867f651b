import { findRecords, isObject, longestText, type Record, valueNamed } from './find-record.ts';
import type { Parts } from './parts.ts';
import { isRecipe } from './parts.ts';
import { combineFacts, type Fact } from './read-facts.ts';
import { readNutritionLine, type StatedNutrition } from './read-nutrition.ts';
import { cleanTitle } from './read-preamble.ts';
import { ingredientEntries, stepEntries, textOf, tipEntries } from './record-entries.ts';
import type { FactName } from './words/fact-names.ts';
import { keyName, splitKey } from './words/key-names.ts';

const factNames: readonly FactName[] = [
  'prep',
  'cook',
  'prepOrCook',
  'total',
  'extra',
  'servings',
  'difficulty',
];

/** Returns a fact value as text. Reads 15, "15 min", {"value": 15, "unit": "minutes"}, {"hours": 1, "minutes": 20}, {"min": 4, "max": 6}. */
function factText(value: unknown, unitMinutes: number): string {
  if (typeof value === 'number') return String(value * unitMinutes);
  if (Array.isArray(value))
    return (
      value.map((item) => factText(item, 1)).find((text) => /\p{L}/u.test(text)) ??
      factText(value[0], 1)
    );
  if (!isObject(value)) return textOf(value);
  const entries = Object.entries(value);
  const counted = entries.filter(
    ([key, inner]) => /^(?:hours?|minutes?|mins?|hrs?|days?)$/.test(key) && Number(inner) >= 0,
  );
  if (counted.length > 0) return counted.map(([key, inner]) => `${inner} ${key}`).join(' ');
  const low = entries.find(([key]) => /^(?:min|from|low)$/.test(key))?.[1];
  const high = entries.find(([key]) => /^(?:max|to|high)$/.test(key))?.[1];
  if (low !== undefined && high !== undefined) return `${textOf(low)}-${textOf(high)}`;
  return entries.map(([, inner]) => textOf(inner)).join(' ');
}

/** Returns the facts of a record and of the objects in it ("times", "meta"), but not those inside ingredients or instructions. */
function factsOf(entries: readonly [string, unknown][], depth = 0): Fact[] {
  return entries.flatMap(([key, value]): Fact[] => {
    const name = keyName(key, value);
    const known = factNames.find((fact) => fact === name);
    const holdsFacts =
      isObject(value) &&
      Object.keys(value).some((inner) => factNames.some((fact) => fact === keyName(inner, '')));
    if (
      isObject(value) &&
      depth < 2 &&
      name !== 'nutrition' &&
      (known === undefined || holdsFacts) &&
      name !== 'ingredients' &&
      name !== 'instructions'
    ) {
      return factsOf(Object.entries(value), depth + 1);
    }
    if (known === undefined || value === null) return [];
    return [{ name: known, value: factText(value, splitKey(key).unitMinutes) }];
  });
}

function addNutrition(value: unknown, stated: StatedNutrition, depth = 0): void {
  if (depth > 4) return;
  if (Array.isArray(value)) {
    for (const item of value)
      addNutrition(isObject(item) ? textOfNutrient(item) : item, stated, depth + 1);
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      if (isObject(inner) && !('value' in inner) && !('amount' in inner))
        addNutrition(inner, stated, depth + 1);
      else
        readNutritionLine(
          `${nutrientKey(key)}: ${isObject(inner) ? textOfNutrient(inner) : textOf(inner)}${unitOfKey(key)}`,
          stated,
        );
    }
  } else readNutritionLine(textOf(value), stated);
}

/** Returns the nutrient name in a key: "proteinContent", "protein_g" → "protein". */
function nutrientKey(key: string): string {
  return (
    splitKey(key)
      .name.replace(/\b(?:content|grams?|g|mg|kcal|kj|per serving|milligrams)$/g, '')
      .trim() || splitKey(key).name
  );
}

function unitOfKey(key: string): string {
  const unit = /(?:^|[_ ])(mg|kj)$|(Mg|Kj|KJ|milligrams)$/.exec(key);
  return unit ? ` ${(unit[1] ?? unit[2] ?? '').toLowerCase()}` : '';
}

function textOfNutrient(value: object): string {
  return Object.values(value)
    .map((inner) => textOf(inner))
    .join(' ')
    .replace(/(\d)\s+(?=k?cal|mg|kj|g\b)/gi, '$1 ');
}

function partsOf({ entries, title }: Record, isCut: boolean): Parts {
  const stated: StatedNutrition = {};
  addNutrition(valueNamed(entries, 'nutrition'), stated);
  for (const [key, value] of entries) {
    if (typeof value !== 'object' && /calor|kcal/i.test(key))
      readNutritionLine(`calories: ${textOf(value)}`, stated);
  }
  const text = (name: 'title' | 'description' | 'photo') => textOf(valueNamed(entries, name));
  const description = text('description');
  const photoPrompt = text('photo');
  const named = cleanTitle(text('title') || textOf(title ?? ''));
  return {
    ...(named ? { title: named } : {}),
    ...(description ? { description } : {}),
    ...(photoPrompt ? { photoPrompt } : {}),
    ingredients: ingredientEntries(valueNamed(entries, 'ingredients')),
    instructions: stepEntries(valueNamed(entries, 'instructions')),
    tips: tipEntries(valueNamed(entries, 'tips') ?? []),
    ...(Object.keys(stated).length > 0 ? { stated } : {}),
    ...combineFacts(factsOf(entries)),
    isCut,
  };
}

/**
 * Reads the recipe in a parsed JSON or YAML value, under any key and at any depth. Of several recipes it returns the first
 * that has ingredients and steps, else the first.
 */
export function readRecord(root: unknown, isCut: boolean): Parts | undefined {
  const records = findRecords(root).slice(0, 20);
  const parts = records.map((record) => partsOf(record, isCut));
  return parts.find(isRecipe) ?? parts[0];
}

/** Returns an answer that is a string inside JSON: {"recipe": "# Dal …"}. */
export function textWithin(root: unknown): string | undefined {
  const text = longestText(root);
  return text !== undefined && text.length >= 40 ? text : undefined;
}
