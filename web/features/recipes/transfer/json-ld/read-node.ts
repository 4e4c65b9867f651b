import { readDuration } from '#recipes/reading/read-duration.ts';
import { readServings } from '#recipes/reading/read-servings.ts';
import { mostForeignCategories } from '../imported/limits.ts';
import { type GivenRecipe, nothingGiven } from '../imported/outcome.ts';
import { plainLine, plainText } from '../imported/plain-text.ts';
import { shareTimes } from '../imported/share-times.ts';
import { ownPath } from '../transfer-recipe.ts';
import { isNode, type JsonNode } from './find-recipe-nodes.ts';
import { readOwnProperties } from './own-properties.ts';
import { readInstructions } from './read-steps.ts';

/** Returns the texts in a value: a single one, several, or the text or name of an object. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap((one) => (Array.isArray(one) ? [] : textsOf(one)));
  if (!isNode(value)) return [];
  const said = [value.display, value.originalText, value['@value'], value.text, value.name];
  return said.filter((one) => typeof one === 'string' && one !== '').slice(0, 1) as string[];
}

function minutesOf(value: unknown): number | null {
  const [text] = textsOf(value);
  return text === undefined ? null : (readDuration(text) ?? null);
}

function timesOf(node: JsonNode) {
  const cook = minutesOf(node.cookTime) ?? minutesOf(node.performTime);
  return shareTimes(minutesOf(node.prepTime), cook, minutesOf(node.totalTime));
}

function servingsOf(value: unknown): number | null {
  const given = isNode(value) && 'value' in value ? value.value : value;
  const read = textsOf(given).map((text) => readServings(text));
  return read.find((servings) => servings !== undefined) ?? null;
}

function categoriesOf(node: JsonNode): string[] {
  const given = [node.recipeCategory, node.recipeCuisine, node.keywords, node.tags];
  const names = given
    .flatMap(textsOf)
    .flatMap((text) => plainLine(text).split(','))
    .map((name) => name.trim())
    .filter(Boolean);
  const seen = new Map(names.map((name) => [name.toLowerCase(), name]));
  return [...seen.values()].slice(0, mostForeignCategories);
}

function ingredientsOf(value: unknown): string[] {
  return textsOf(value)
    .flatMap((text) => plainText(text).split('\n'))
    .map((line) => line.replace(/^[-•*·▢□☐]\s+/u, ''))
    .filter(Boolean);
}

function readForeign(node: JsonNode): GivenRecipe {
  const { instructions, tips } = readInstructions(
    node.recipeInstructions ?? node.instructions ?? node.steps,
  );
  const times = timesOf(node);
  return {
    ...nothingGiven,
    name: plainLine(textsOf(node.name)[0] ?? textsOf(node.headline)[0] ?? ''),
    description: plainText(textsOf(node.description)[0] ?? ''),
    ingredients: ingredientsOf(node.recipeIngredient ?? node.ingredients),
    instructions,
    tips,
    prepTimeMinutes: times.prep,
    cookTimeMinutes: times.cook,
    servings: servingsOf(node.recipeYield ?? node.yield),
    categories: categoriesOf(node),
  };
}

const strings = (value: unknown) =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
const string = (value: unknown) => (typeof value === 'string' ? value : '');

function exactMinutes(value: unknown): number | null {
  const digits = /^PT(\d{1,6})M$/.exec(string(value))?.[1];
  return digits === undefined ? minutesOf(value) : Number(digits);
}

/** @param node a schema.org/Recipe, written by us or by another program */
export function readRecipeNode(node: JsonNode, siteUrl: string): GivenRecipe {
  const own = readOwnProperties(node.additionalProperty);
  if (!own) return readForeign(node);
  const servings = /^\d{1,4}/.exec(string(node.recipeYield))?.[0];
  const steps = Array.isArray(node.recipeInstructions) ? node.recipeInstructions : [];
  return {
    ...own,
    imagePath: ownPath(strings(node.image)[0], siteUrl),
    thumbnailPath: ownPath(string(node.thumbnailUrl), siteUrl),
    name: string(node.name),
    description: string(node.description),
    ingredients: strings(node.recipeIngredient),
    instructions: steps.filter(isNode).map((step) => string(step.text)),
    prepTimeMinutes: exactMinutes(node.prepTime),
    cookTimeMinutes: exactMinutes(node.cookTime),
    servings: servings === undefined ? null : Number(servings),
    isOwn: true,
  };
}
