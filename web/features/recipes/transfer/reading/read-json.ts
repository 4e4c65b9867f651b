import { readRecipe } from '#recipes/reading/read-recipe.ts';
import { fitToStorageLimits } from '../imported/fit-to-storage-limits.ts';
import { type Outcome, refuse } from '../imported/outcome.ts';
import { findRecipeNodes, isNode, type JsonNode } from '../json-ld/find-recipe-nodes.ts';
import { readRecipeNode } from '../json-ld/read-node.ts';
import { salvageObjects } from '../json-ld/salvage-objects.ts';
import { givenOf } from './read-words.ts';

/** Maximum length of an object that the free-form reader accepts, in characters. */
const longestObject = 100_000;
const isRecipeNode = (value: unknown) => findRecipeNodes(value)[0] === value;

/** Reads recipes of programs with their own JSON format: recognizes them by the meaning of their keys. */
function* readForeignObjects(value: unknown, from: string): Generator<Outcome> {
  const objects = Array.isArray(value) ? value : [value];
  for (const object of objects.filter(isNode)) {
    const text = JSON.stringify(object);
    if (text.length > longestObject || !/ingredient|zutat|ingrédient/i.test(text)) continue;
    const reading = readRecipe(text);
    if (reading.ok) yield fitToStorageLimits(givenOf(reading), from);
  }
}

function* readNodes(nodes: Iterable<JsonNode>, from: string, site: string): Generator<Outcome> {
  for (const node of nodes) yield fitToStorageLimits(readRecipeNode(node, site), from);
}

/** Reads the recipes that can be salvaged from a damaged file, and reports the damage. */
function* readBroken(json: string, from: string, site: string): Generator<Outcome> {
  const whole = salvageObjects(json, isRecipeNode).filter(isNode);
  yield* readNodes(whole, from, site);
  const reason =
    whole.length === 0
      ? "The file is damaged: we can't read its JSON."
      : "The file is damaged: we can't read what comes after the recipes above.";
  yield refuse(from, reason);
}

/** Reads every recipe of a JSON file: schema.org recipes in any nesting, otherwise the formats of other programs. */
export function* readJson(json: string, from: string, site: string): Generator<Outcome> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    yield* readBroken(json, from, site);
    return;
  }
  const nodes = findRecipeNodes(value);
  if (nodes.length > 0) {
    yield* readNodes(nodes, from, site);
    return;
  }
  let count = 0;
  for (const outcome of readForeignObjects(value, from)) {
    count += 1;
    yield outcome;
  }
  if (count === 0) yield refuse(from, 'We found no recipe in this JSON.');
}
