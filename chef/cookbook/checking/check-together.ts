import type { CookbookDish } from '../dish.ts';
import type { Problem } from '../problem.ts';

/** A sentence may stand in so many files, and no more. */
const maxFilesOfSentence = 3;
/** Shorter ones ("Serve at once.") are nobody's own. */
const minSentenceWords = 4;

function sentencesOf({ steps, tips, description }: CookbookDish): Set<string> {
  const texts = steps.map(({ segments }) =>
    segments.map((segment) => ('text' in segment ? (segment.text ?? '') : '')).join(' '),
  );
  const sentences = [...texts, ...tips, description].flatMap((text) => text.split(/(?<=[.!?])\s+/));
  return new Set(
    sentences
      .map((sentence) => sentence.toLowerCase().replace(/\s+/g, ' ').trim())
      .filter((sentence) => sentence.split(' ').length >= minSentenceWords),
  );
}

function sharedSentences(dishes: readonly CookbookDish[]): Problem[] {
  const files = new Map<string, string[]>();
  for (const dish of dishes) {
    for (const sentence of sentencesOf(dish))
      files.set(sentence, [...(files.get(sentence) ?? []), dish.path]);
  }
  return [...files]
    .filter(([, paths]) => paths.length > maxFilesOfSentence)
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

/** Judges what only shows when all files lie side by side: titles and sentences that stand in several. */
export function checkTogether(dishes: readonly CookbookDish[]): Problem[] {
  return [...sharedTitles(dishes), ...sharedSentences(dishes)];
}
