/** An object of a JSON file with unvalidated keys. */
export type JsonNode = { [key: string]: unknown };

const deepest = 12;
const mostNodes = 2_000_000;

export function isNode(value: unknown): value is JsonNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRecipeType(type: unknown): boolean {
  const types = Array.isArray(type) ? type : [type];
  return types.some((one) => typeof one === 'string' && /(?:^|[/#:])Recipe$/i.test(one));
}

/** Some programs use schema.org's properties without an `@type`. */
function isRecipe(node: JsonNode): boolean {
  return isRecipeType(node['@type']) || Array.isArray(node.recipeIngredient);
}

/** Returns every schema.org/Recipe in a JSON value, in order: itself, in an array, in an @graph, inside a page. */
export function findRecipeNodes(value: unknown): JsonNode[] {
  const found: JsonNode[] = [];
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  let seen = 0;
  for (let next = waiting.pop(); next && seen < mostNodes; next = waiting.pop()) {
    seen += 1;
    const { value: current, depth } = next;
    if (isNode(current) && isRecipe(current)) found.push(current);
    else if (typeof current === 'object' && current !== null && depth < deepest) {
      const inner = Array.isArray(current) ? current : Object.values(current);
      for (let index = inner.length - 1; index >= 0; index--)
        waiting.push({ value: inner[index], depth: depth + 1 });
    }
  }
  return found;
}
