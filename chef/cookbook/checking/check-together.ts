import type { CookbookDish } from '../dish.ts';
import type { Problem } from '../problem.ts';
import { stepText } from '../step-text.ts';

/** A sentence may occur in at most this many files. */
const maxFilesOfSentence = 3;
/** Sentences with fewer words ("Heat the oven to 200 °C.") are common phrases: they may occur in one file of fifty. */
const minOwnWords = 7;
const maxShareOfShort = 0.02;
const minSentenceWords = 4;

function sentencesOf({ steps, tips, description }: CookbookDish): Set<string> {
  const texts = steps.map(stepText);
  const sentences = [...texts, ...tips, description].flatMap((text) => text.split(/(?<=[.!?])\s+/));
  return new Set(
    sentences
      .map((sentence) => sentence.toLowerCase().replace(/\s+/g, ' ').trim())
      .filter((sentence) => sentence.split(' ').length >= minSentenceWords),
  );
}

function sharedSentences(dishes: readonly CookbookDish[]): Problem[] {
  const maxOfShort = Math.max(maxFilesOfSentence, dishes.length * maxShareOfShort);
  const maxFilesOf = (sentence: string) =>
    sentence.split(' ').length < minOwnWords ? maxOfShort : maxFilesOfSentence;
  const files = new Map<string, string[]>();
  for (const dish of dishes) {
    for (const sentence of sentencesOf(dish))
      files.set(sentence, [...(files.get(sentence) ?? []), dish.path]);
  }
  return [...files]
    .filter(([sentence, paths]) => paths.length > maxFilesOf(sentence))
    .flatMap(([sentence, paths]) =>
      paths.map((path) => ({
        path,
        message: `“${sentence}” stands in ${paths.length} files: say it in this dish's own words`,
      })),
    );
}

function sharedTitles(dishes: readonly CookbookDish[]): Problem[] {
  const byTitle = Map.groupBy(dishes, ({ title }) => title.toLowerCase());
  return [...byTitle.values()]
    .filter((same) => same.length > 1)
    .flatMap((same) =>
      same.map(({ path, title }) => {
        const others = same.map((one) => one.path).filter((other) => other !== path);
        return { path, message: `the title “${title}” is also that of ${others.join(', ')}` };
      }),
    );
}

/** Checks what shows only across all files: titles and sentences that occur in several. */
export function checkTogether(dishes: readonly CookbookDish[]): Problem[] {
  return [...sharedTitles(dishes), ...sharedSentences(dishes)];
}
