import { nameOf } from './board.ts';
import type { Chosen } from './chosen.ts';
import type { Dish } from './dish.ts';

/** Verbs of the texts in singular and plural. */
const verbPairs: readonly (readonly [one: string, several: string])[] = [
  ['goes', 'go'],
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ['loses', 'lose'],
];
const oneToSeveral = new Map(verbPairs);
const severalToOne = new Map(verbPairs.map(([one, several]) => [several, one]));
const anyVerb = /\b(?:goes|go|is|are|was|were|has|have|does|do|loses|lose)\b/;

/** Whether a food's name takes a plural verb: "the peas are", "the asparagus is". */
export const isSeveral = (name: string): boolean =>
  /s$/.test(name) && !/(?:ss|us|molasses)$/.test(name);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Adjusts the verbs after the names of a dish's foods to the number of those foods. */
function agree(text: string, name: string): string {
  if (!anyVerb.test(text)) return text;
  const verbs = verbPairs.flat().join('|');
  // Skips "half of the peas is" and "a bowl with peas is" (the verb belongs to another word) and "let the bread go" (no number).
  const subject = new RegExp(
    `(?<!\\b(?:[Ll]et|of|with|in|on|and|from|under|over|to) )\\b([Tt]he )(${name}(?:, ${name})*(?: and ${name})?) (${verbs})\\b`,
    'g',
  );
  return text.replace(subject, (_found, the: string, foods: string, verb: string) => {
    const many = / and |, /.test(foods) || isSeveral(foods);
    const said = (many ? oneToSeveral : severalToOne).get(verb) ?? verb;
    return `${the}${foods} ${said}`;
  });
}

/** Replaces "a" with "an" before a vowel: "an Almond Top". */
export const withArticles = (text: string): string =>
  text.replace(
    /\b([Aa]) (?=a|i|o(?!ne\b|nce)|e(?!u)|u(?!n[ai]|s[eu]))/gi,
    (_found, a: string) => `${a}n `,
  );

/** Returns a dish whose sentences agree with the number of its foods, whichever foods fill the slots. */
export function inAgreement(dish: Dish): Dish {
  const names = [...new Set(dish.chosen.map((one: Chosen) => nameOf(one)))]
    .sort((one, other) => other.length - one.length)
    .map(escaped);
  const name = `(?:${names.join('|')})`;
  const told = (text: string) => withArticles(agree(text, name));
  return {
    ...dish,
    title: withArticles(dish.title),
    description: told(dish.description),
    steps: dish.steps.map((step) => ({ ...step, text: told(step.text) })),
    tips: dish.tips.map(told),
  };
}
