import { type Reading, readRecipe } from '#recipes/reading/read-recipe.ts';
import { isCooklang, readCooklang } from '../cooklang/reading/read-cooklang.ts';
import { fitToStorageLimits } from '../imported/fit-to-storage-limits.ts';
import { mostForeignCategories } from '../imported/limits.ts';
import { type GivenRecipe, nothingGiven, type Outcome, refuse } from '../imported/outcome.ts';
import { readOwnMarkdown } from '../markdown/read-own-markdown.ts';

/** Returns what the free text states, without the reader's defaults for missing values. */
export function givenOf({ given }: Reading, fallbackName = ''): GivenRecipe {
  return {
    ...nothingGiven,
    name: given.title ?? fallbackName,
    description: given.description ?? '',
    ingredients: given.ingredients,
    instructions: given.instructions,
    tips: given.tips,
    prepTimeMinutes: given.prepTimeMinutes ?? null,
    cookTimeMinutes: given.cookTimeMinutes ?? null,
    servings: given.servings ?? null,
    difficulty: given.difficulty ?? null,
  };
}

/** Reads tags from the front matter of a note, such as "tags: [soup, winter]". */
function tagsOf(markdown: string): string[] {
  const head = /^---\n([\s\S]{0,4000}?)\n---/.exec(markdown)?.[1] ?? '';
  const [, inline = '', below = ''] =
    /^(?:tags|categories|keywords):[ \t]*(.*)((?:\n[ \t]*- .*)*)/im.exec(head) ?? [];
  return [...inline.replace(/[[\]]/g, '').split(','), ...below.split(/\n[ \t]*- /)]
    .map((tag) => tag.replace(/^[\s"'#]+|[\s"']+$/g, ''))
    .filter(Boolean)
    .slice(0, mostForeignCategories);
}

/** "grandma/lemon-soup.md" → "lemon soup" */
function nameOfFile(from: string): string {
  const file = from.split(/[/\\]/).at(-1) ?? from;
  return file
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
}

/** Splits a file with several recipes, each under its own first-level heading. */
function recipesIn(markdown: string): Reading[] {
  const parts = markdown.split(/^(?=# \S)/m).filter((part) => part.startsWith('# '));
  if (parts.length < 2) return [readRecipe(markdown)];
  const readings = parts.map((part) => readRecipe(part)).filter((reading) => reading.ok);
  return readings.length > 1 ? readings : [readRecipe(markdown)];
}

/** Reads recipes from Markdown, Cooklang, plain text or a page without structured data. */
export function* readWords(words: string, from: string, site: string): Generator<Outcome> {
  const text = words.replace(/\r\n?/g, '\n');
  const own = readOwnMarkdown(text, site);
  if (own) {
    yield fitToStorageLimits(own, from);
    return;
  }
  if (isCooklang(text, from)) {
    yield readCooklang(text, from, site, nameOfFile(from));
    return;
  }
  for (const reading of recipesIn(text)) {
    const given = givenOf(reading, nameOfFile(from));
    yield reading.ok
      ? fitToStorageLimits({ ...given, categories: tagsOf(text) }, from)
      : refuse(from, 'We found no ingredients or steps in it.');
  }
}
