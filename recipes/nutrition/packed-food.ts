import { foodsIn } from '../classify/foods-in.ts';
import type { IngredientLine } from '../measures/read-line.ts';
import { type Ingredient, ingredient } from '../pantry/pantry.ts';

const packWord = /\b(?:tinned|canned|jarred|bottled|tins?|cans?|jars?)\b/i;
const packWords = new RegExp(`${packWord.source}|\\b(?:of|drained|rinsed|whole|good)\\b`, 'gi');
const packNames = ['tin', 'tinned', 'canned', 'jarred', 'cooked'];

/** Whether a line says that its food comes out of a tin or a jar: "1 tin", "200 g canned …", "… (from a 400 g tin)". */
export function isPacked({ unit, name }: IngredientLine): boolean {
  return unit?.name === 'tin' || unit?.name === 'jar' || packWord.test(name);
}

/** The ingredient whose name begins with the pack: "tinned plum tomatoes". */
function namedWithPack(pack: string, words: string): Ingredient | undefined {
  const [first] = foodsIn(`${pack} ${words}`);
  const isWhole = first?.entry.kind === 'ingredient' && first.start === 0;
  const id = isWhole && /\s/.test(first.text.trim()) ? first.entry.ingredientIds[0] : undefined;
  return id === undefined ? undefined : ingredient(id);
}

const words = (text: string): string[] => text.replace(packWords, ' ').split(/\s+/).filter(Boolean);

/**
 * The pantry's tinned food where the line means one: "75 g tinned green lentils" are "tinned lentils", not the dry green
 * ones. The pack may stand anywhere in the line, and the words between it and the food say little: "tinned whole plum
 * tomatoes", "lentils, from a tin".
 * @returns undefined where the pantry has no other food for it in a tin
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
 * Up to which word a name may be cut: "whole plum tomatoes" to "plum tomatoes", "sun-dried tomatoes" not at all, for they
 * are no tomatoes. Of dry pulses the last word is enough: "green lentils".
 */
function lastStart(named: readonly string[]): number {
  const [first] = foodsIn(named.join(' '));
  const id = first?.entry.kind === 'ingredient' ? first.entry.ingredientIds[0] : undefined;
  if (!first || id === undefined || isDryPulse(ingredient(id))) return named.length - 1;
  return named.join(' ').slice(0, first.start).split(/\s+/).filter(Boolean).length;
}

/** Beans, lentils and peas as they are sold dry. */
export const isDryPulse = ({ tags, kinds, per100g }: Ingredient): boolean =>
  tags.has('legume') &&
  (per100g.energyKcal ?? 0) > 250 &&
  ['bean', 'lentil', 'pulse'].some((kind) => kinds.has(kind));

// What tins weigh with their liquid, in grams: pulses, vegetables and fruit 400 to 425 g, fish 125 to 185 g, a large jar 700 g.
const pulseTins = [400, 410, 415, 420, 425, 380, 390, 700];
/** Nobody weighs so much drained: it is what a carton or a large jar declares, even where its word was read as the unit. */
const onlyPacks = [380, 390, 700];
const fishTins = [125, 145, 160, 185];
/** Pulses, vegetables: 240 g of 400 g; tuna 102 g of 145 g (what British labels declare). */
const drainedOfPulseTin = 0.6;
const drainedOfFishTin = 0.7;

const isMultipleOf = (grams: number, tins: readonly number[]): boolean =>
  tins.some((tin) => [1, 2, 3, 4].some((count) => Math.abs(grams - tin * count) < 2));

/** Whether a weight is said to be the drained one, so that nothing is to be taken off: "240 g drained chickpeas". */
const isDrainedWeight = ({ name, food }: IngredientLine): boolean =>
  /\bdrained weight|\b(?:from|out of)\b[^,]*\b(?:tins?|cans?|jars?)\b/i.test(name) ||
  /\b(?:drained|cooked|boiled)\b/i.test(food);

/**
 * What is left of a weight in grams when the liquid is poured away. "400 g tinned chickpeas, drained" is a tin, whose label
 * says 400 g; 240 g or 480 g of them are weighed drained already. Tomatoes and coconut milk keep their liquid, and of a line
 * that counts its tins the drained weight is known.
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
