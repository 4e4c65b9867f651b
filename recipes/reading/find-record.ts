import { type KeyName, keyName, splitKey } from './words/key-names.ts';

/** A JSON object as its own entries; no property is ever looked up by a key that a model chose. */
export type Record = { entries: [string, unknown][]; title?: string };

const maxNodes = 4000;

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the first non-empty value whose key has the wanted meaning. */
export function valueNamed(entries: readonly [string, unknown][], wanted: KeyName): unknown {
  return entries.find(
    ([key, value]) => value !== null && value !== '' && keyName(key, value) === wanted,
  )?.[1];
}

/** Keys under which answers wrap the whole recipe; any other key may be the name of the dish. */
const wholes =
  /^(?:recipes?|data|result|results|response|output|answer|content|graph|items?|json|message|choices|rezept|recette|receta|ricetta|receita|main entity|\d+)$/;

type Node = { value: unknown; key: string; outerTitle: string | undefined };

function titleAmong(entries: readonly [string, unknown][], key: string): string | undefined {
  const title = valueNamed(entries, 'title');
  if (typeof title === 'string') return title;
  return key !== '' && !wholes.test(splitKey(key).name) && keyName(key, {}) === undefined
    ? key
    : undefined;
}

/** Returns every object with ingredients or steps, outermost first, in order. */
export function findRecords(root: unknown): Record[] {
  const found: Record[] = [];
  let nodes: Node[] = [{ value: root, key: '', outerTitle: undefined }];
  for (let seen = 0; nodes.length > 0 && seen < maxNodes; ) {
    const next: Node[] = [];
    for (const { value, key, outerTitle } of nodes) {
      if (++seen > maxNodes) break;
      if (Array.isArray(value))
        next.push(...value.map((item) => ({ value: item, key, outerTitle })));
      if (!isObject(value)) continue;
      const entries = Object.entries(value);
      const title = titleAmong(entries, key) ?? outerTitle;
      const hasParts =
        valueNamed(entries, 'ingredients') !== undefined ||
        valueNamed(entries, 'instructions') !== undefined;
      if (hasParts) found.push({ entries, ...(title === undefined ? {} : { title }) });
      else
        next.push(
          ...entries.map(([name, inner]) => ({ value: inner, key: name, outerTitle: title })),
        );
    }
    nodes = next;
  }
  return found;
}

/** Returns the longest text anywhere in the value: an answer within JSON. */
export function longestText(root: unknown): string | undefined {
  let longest: string | undefined;
  let nodes = [root];
  for (let seen = 0; nodes.length > 0 && seen < maxNodes; ) {
    const next: unknown[] = [];
    for (const value of nodes) {
      seen++;
      if (typeof value === 'string' && value.length > (longest?.length ?? 0)) longest = value;
      else if (typeof value === 'object' && value !== null) next.push(...Object.values(value));
    }
    nodes = next;
  }
  return longest;
}
