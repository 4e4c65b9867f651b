import type { z } from 'zod';
import {
  type CatalogueFile,
  catalogueFileLimits,
  catalogueFileSchema,
  catalogueFormat,
} from '#contract/catalogue-file.ts';
import { numberInWords } from '#contract/in-words.ts';

/** A file that can be imported, or the reasons why it cannot. */
export type ReadFile = { file: CatalogueFile } | { problems: string[] };

const problemsShown = 5;
const most: Record<string, number> = {
  groups: catalogueFileLimits.groups,
  categories: catalogueFileLimits.categories,
};

function nameIn(value: unknown, list: string, index: number): string {
  const row = (value as Record<string, unknown[]>)[list]?.[index];
  const name = (row as { name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' && name.trim() !== '' ? ` “${name.slice(0, 80)}”` : '';
}

/** "Category 3 “Garlic”: sort_order: Invalid input …" */
function inWords(issue: z.core.$ZodIssue, value: unknown): string {
  const [list, index, ...field] = issue.path;
  if (typeof list === 'string' && index === undefined && issue.code === 'too_big') {
    return `A file can hold up to ${numberInWords(most[list] ?? 0)} ${list}.`;
  }
  if (typeof list !== 'string' || typeof index !== 'number') {
    return [issue.path.join('.'), issue.message].filter(Boolean).join(': ');
  }
  const row = `${list === 'groups' ? 'Group' : 'Category'} ${index + 1}${nameIn(value, list, index)}`;
  return [row, field.join('.'), issue.message].filter(Boolean).join(': ');
}

/** Parses and validates the text of a file: JSON in our format, within the limits. */
export function readCatalogueText(text: string): ReadFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problems: ["This isn't a JSON file."] };
  }
  const format = typeof value === 'object' && value !== null && 'format' in value && value.format;
  if (format !== catalogueFormat) {
    return { problems: ["This isn't a Saffron Table catalog."] };
  }
  const { data, error } = catalogueFileSchema.safeParse(value);
  if (data) return { file: data };
  const problems = error.issues.slice(0, problemsShown).map((issue) => inWords(issue, value));
  const left = error.issues.length - problems.length;
  return {
    problems: left > 0 ? [...problems, `And ${numberInWords(left)} more.`] : problems,
  };
}

/** Reads a chosen file, after checking its size. */
export async function readCatalogueFile(chosen: File): Promise<ReadFile> {
  if (chosen.size > catalogueFileLimits.fileBytes) {
    return {
      problems: [`A catalog file can be up to ${catalogueFileLimits.fileBytes / 1024 / 1024} MB.`],
    };
  }
  try {
    return readCatalogueText(await chosen.text());
  } catch (cause) {
    console.warn('The file could not be read.', cause);
    return { problems: ["We couldn't read the file. It may have been moved or changed."] };
  }
}
