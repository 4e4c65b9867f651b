import { foodsIn } from '../classify/foods-in.ts';
import type { IngredientLine } from '../measures/read-line.ts';
import { type Ingredient, ingredient } from '../pantry/pantry.ts';

const packWord = /\b(?:tinned|canned|jarred|bottled|tins?|cans?|jars?)\b/i;
const packWords = new RegExp(`${packWord.source}|\\b(?:of|drained|rinsed|whole|good)\\b`, 'gi');
const packNames = ['tin', 'tinned', 'canned', 'jarred', 'cooked'];

/** Returns whether a line says that its food comes from a tin or jar: "1 tin", "200 g canned …", "… (from a 400 g tin)". */
export function isPacked({ unit, name }: IngredientLine): boolean {
  return unit?.name === 'tin' || unit?.name === 'jar' || packWord.test(name);
}

/** Returns the ingredient whose name starts with the pack: "tinned plum tomatoes". */
function namedWithPack(pack: string, words: string): Ingredient | undefined {
  const [first] = foodsIn(`${pack} ${words}`);
  const isWhole = first?.entry.kind === 'ingredient' && first.start === 0;
  const id = isWhole && /\s/.test(first.text.trim()) ? first.entry.ingredientIds[0] : undefined;
  return id === undefined ? undefined : ingredient(id);
}

const words = (text: string): string[] => text.replace(packWords, ' ').split(/\s+/).filter(Boolean);

/**
 * Returns the pantry's tinned food when the line means one: "75 g tinned green lentils" are "tinned lentils", not the dry green
 * ones. The pack word may be anywhere in the line, and words between it and the food are skipped: "tinned whole plum
 * tomatoes", "lentils, from a tin".
 * @returns undefined when the pantry has no separate tinned food for it
 */
export function packedFood(line: IngredientLine): Ingredient | undefined {
  if (!isPacked(line)) return undefined;
  if (/\btuna\b/i.test(line.food) && /\b(?:in|of) (?:\w+ )?oil\b/i.test(line.name)) {
    return ingredient('tuna-in-oil');
  }
  const named = words(line.food.split(/\s+(?:in|from|with)\s+|,/)[0] ?? '');
  if (madeDish.test(named.at(-1) ?? '')) return undefined;
  for (let from = 0; from <= lastStart(named); from++) {
    const rest = named.slice(from).join(' ');
    for (const pack of packNames) {
      const found = namedWithPack(pack, rest);
      if (found) return found;
    }
  }
  return undefined;
}

const madeDish = /^(?:soup|curry|stew|chilli|salad|dal|dhal)$/i;

/**
 * Returns the last index at which a shortened name may start: "whole plum tomatoes" may become "plum tomatoes", but "sun-dried
 * tomatoes" is not cut, because it is a separate food. For dry pulses the last word is enough: "lentils" of "green lentils".
 */
function lastStart(named: readonly string[]): number {
  const [first] = foodsIn(named.join(' '));
  const id = first?.entry.kind === 'ingredient' ? first.entry.ingredientIds[0] : undefined;
  if (!first || id === undefined || isDryPulse(ingredient(id))) return named.length - 1;
  return named.join(' ').slice(0, first.start).split(/\s+/).filter(Boolean).length;
}

/** Returns whether an ingredient is a dry bean, lentil or pea. */
export const isDryPulse = ({ tags, kinds, per100g }: Ingredient): boolean =>
  tags.has('legume') &&
  (per100g.energyKcal ?? 0) > 250 &&
  ['bean', 'lentil', 'pulse'].some((kind) => kinds.has(kind));

// Weights of full tins with their liquid, in grams: pulses, vegetables and fruit 400 to 425, fish 125 to 185, a large jar 700.
const pulseTins = [400, 410, 415, 420, 425, 380, 390, 700];
/** Weights on the label of a carton or large jar. They are never drained weights, even if the pack word was read as the unit. */
const onlyPacks = [380, 390, 700];
const fishTins = [125, 145, 160, 185];
/** Drained shares on British labels: pulses and vegetables 240 g of 400 g, tuna 102 g of 145 g. */
const drainedOfPulseTin = 0.6;
const drainedOfFishTin = 0.7;

const isMultipleOf = (grams: number, tins: readonly number[]): boolean =>
  tins.some((tin) => [1, 2, 3, 4].some((count) => Math.abs(grams - tin * count) < 2));

/** Returns whether the line gives the drained weight, so that nothing is deducted: "240 g drained chickpeas". */
const isDrainedWeight = ({ name, food }: IngredientLine): boolean =>
  /\bdrained weight|\b(?:from|out of)\b[^,]*\b(?:tins?|cans?|jars?)\b/i.test(name) ||
  /\b(?:drained|cooked|boiled)\b/i.test(food);

/**
 * Returns the share of a weight in grams that is left after draining. "400 g tinned chickpeas, drained" is a tin whose label
 * says 400 g; 240 g or 480 g are already drained weights. Tomatoes and coconut milk keep their liquid. For a line that counts
 * tins, the drained weight of a tin is already known.
 */
export function drainedShare(line: IngredientLine, { grams, tags }: Ingredient): number {
  const { amount, unit } = line;
  const isJar = ['jar', 'pack'].includes(unit?.name ?? '') && line.statedGrams !== undefined;
  const weight = isJar ? line.statedGrams : unit?.base === 'g' && amount && amount * unit.factor;
  if (!weight || (line.statedGrams !== undefined && !isJar)) return 1;
  const isLoose = !isPacked(line) && !isMultipleOf(weight, onlyPacks);
  const staysWhole = grams.tin === undefined || grams.tin >= 300;
  if (staysWhole || isLoose || isDrainedWeight(line) || !/\bdrain/i.test(line.name)) return 1;
  const isFish = tags.has('fish') || tags.has('molluscs');
  if (!isMultipleOf(weight, isFish ? fishTins : pulseTins)) return 1;
  return isFish ? drainedOfFishTin : drainedOfPulseTin;
}
