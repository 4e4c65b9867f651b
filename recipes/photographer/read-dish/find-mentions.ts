import type { Ingredient } from '#recipes/pantry/pantry.ts';
import { nameWords } from './names/find-names.ts';

/** Words of a name that say nothing of which food it is. */
const qualifiers = new Set(
  'fresh frozen tin tinned dried dry ground raw cooked unsalted light dark plain flat leaf mild hot sweet baby large small whole'.split(
    ' ',
  ),
);

/** The ways in which a step may name a food, the longest first: "chestnut mushroom", "mushroom". */
function namesOf({ one, many, aliases, kinds }: Ingredient): string[][] {
  const full = [one, many, ...aliases].map(nameWords);
  const bare = full.map((words) => words.filter((word) => !qualifiers.has(word)));
  const heads = bare.flatMap((words) => (words.length > 1 ? [words.slice(-1)] : []));
  const wider = [...kinds].map(nameWords);
  return [...full, ...bare, ...heads, ...wider].filter((words) => words.length > 0);
}

const holds = (words: readonly string[], name: readonly string[]): boolean =>
  words.some((_, at) => name.every((word, offset) => words[at + offset] === word));

/** Says whether a sentence speaks of a food, by its own name, its last word or its kind ("the cheese"). */
export function mentionOf(food: Ingredient): (words: readonly string[]) => boolean {
  const names = namesOf(food);
  return (words) => names.some((name) => holds(words, name));
}
