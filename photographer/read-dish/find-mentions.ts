import type { Ingredient } from '#recipes/pantry/pantry.ts';
import { nameWords } from './names/find-names.ts';

/** Words of a name that do not identify the food. */
const qualifiers = new Set(
  'fresh frozen tin tinned dried dry ground raw cooked unsalted light dark plain flat leaf mild hot sweet baby large small whole'.split(
    ' ',
  ),
);

/** Returns the names that a step may use for a food, longest first: "chestnut mushroom", "mushroom". */
function namesOf({ one, many, aliases, kinds }: Ingredient): string[][] {
  const full = [one, many, ...aliases].map(nameWords);
  const bare = full.map((words) => words.filter((word) => !qualifiers.has(word)));
  const heads = bare.flatMap((words) => (words.length > 1 ? [words.slice(-1)] : []));
  const wider = [...kinds].map(nameWords);
  return [...full, ...bare, ...heads, ...wider].filter((words) => words.length > 0);
}

const holds = (words: readonly string[], name: readonly string[]): boolean =>
  words.some((_, at) => name.every((word, offset) => words[at + offset] === word));

/** Returns a predicate: true if a sentence mentions the food by its full name, its last word or its kind ("the cheese"). */
export function mentionOf(food: Ingredient): (words: readonly string[]) => boolean {
  const names = namesOf(food);
  return (words) => names.some((name) => holds(words, name));
}
