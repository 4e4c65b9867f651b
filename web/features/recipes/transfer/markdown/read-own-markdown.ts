import { readDuration } from '#recipes/reading/read-duration.ts';
import { type GivenRecipe, nothingGiven } from '../imported/outcome.ts';
import { ownPath } from '../transfer-recipe.ts';
import { unescapeText } from './escape-text.ts';
import { markdownFormat } from './write-markdown.ts';

const begins = `---\nformat: ${markdownFormat}\n`;

/** Joins lines: a line that ends with a hard break continues on the next line. */
function logicalLines(text: string): string[] {
  const lines: string[] = [];
  let goesOn = false;
  for (const physical of text.split('\n')) {
    const line = physical.replace(/[ \t]+$/, '');
    const backslashes = /\\*$/.exec(line)?.[0].length ?? 0;
    const breaks = backslashes % 2 === 1;
    const content = breaks ? `${line.slice(0, -1)}\n` : line;
    if (goesOn) lines[lines.length - 1] += content.replace(/^[ \t]+/, '');
    else lines.push(content);
    goesOn = breaks;
  }
  return lines;
}

function frontMatter(lines: readonly string[]): Map<string, string> {
  return new Map(
    lines.map((line) => {
      const [, key = '', value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
      return [key, /^".*"$/.test(value) ? value.slice(1, -1) : value];
    }),
  );
}

function minutes(text: string): number | null {
  const exact = /^(\d{1,6}) min$/.exec(text)?.[1];
  return exact === undefined ? (readDuration(text) ?? null) : Number(exact);
}

/** Splits at commas, except at escaped commas inside a name. */
function splitNames(text: string): string[] {
  const names = [''];
  for (const [token] of text.matchAll(/\\[\s\S]|[^\\]|\\$/g)) {
    if (token === ',') names.push('');
    else names[names.length - 1] += token;
  }
  return names.map((name) => unescapeText(name.replace(/^ +| +$/g, '')));
}

function addFact(line: string, recipe: GivenRecipe): void {
  const [, key = '', value = ''] = /^- ([\w ]+): ?([\s\S]*)$/.exec(line) ?? [];
  if (key === 'Prep time') recipe.prepTimeMinutes = minutes(value);
  if (key === 'Cook time') recipe.cookTimeMinutes = minutes(value);
  if (key === 'Servings') recipe.servings = Number(/\d+/.exec(value)?.[0] ?? Number.NaN);
  if (key === 'Difficulty') recipe.difficulty = unescapeText(value);
  if (key === 'Categories') recipe.categories = splitNames(value);
}

const lists = { Ingredients: 'ingredients', Instructions: 'instructions', Tips: 'tips' } as const;

function addLine(line: string, section: string | undefined, recipe: GivenRecipe): void {
  if (section === undefined) {
    if (line.startsWith('# ')) recipe.name = unescapeText(line.slice(2));
    else if (/^- [\w ]+:/.test(line)) addFact(line, recipe);
    else if (line !== '' && !line.startsWith('![')) {
      const before = recipe.description === '' ? '' : `${recipe.description}\n\n`;
      recipe.description = before + unescapeText(line);
    }
    return;
  }
  const item = /^(?:-|\d+\.)(?: ([\s\S]*))?$/.exec(line);
  const list = section in lists ? lists[section as keyof typeof lists] : undefined;
  if (item && list) recipe[list].push(unescapeText(item[1] ?? ''));
}

/** @returns undefined if the text was not written by `writeMarkdown`; later changes by hand are allowed */
export function readOwnMarkdown(markdown: string, siteUrl: string): GivenRecipe | undefined {
  const text = markdown.replaceAll('\r\n', '\n');
  const end = text.indexOf('\n---\n');
  if (!text.startsWith(begins) || end < 0) return undefined;
  const front = frontMatter(text.slice(0, end).split('\n').slice(1));
  const recipe: GivenRecipe = {
    ...nothingGiven,
    ingredients: [],
    instructions: [],
    tips: [],
    isOwn: true,
  };
  let section: string | undefined;
  for (const line of logicalLines(text.slice(end + 5))) {
    if (line.startsWith('## ')) section = line.slice(3);
    else addLine(line, section, recipe);
  }
  const rating = Number(front.get('rating') ?? Number.NaN);
  return {
    ...recipe,
    imagePath: ownPath(front.get('image'), siteUrl),
    thumbnailPath: ownPath(front.get('thumbnail'), siteUrl),
    isFavorite: front.get('favorite') === 'true',
    rating: Number.isInteger(rating) ? rating : null,
  };
}
