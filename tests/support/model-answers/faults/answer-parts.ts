type PartName = 'title' | 'ingredients' | 'steps' | 'tips';

/** A markdown answer as lines. Each part holds indexes into `lines`. */
export type AnswerParts = { lines: readonly string[] } & Record<PartName, readonly number[]>;

const headings: [RegExp, PartName][] = [
  [/^#+\W*ingredients\b/i, 'ingredients'],
  [/^#+\W*instructions\b/i, 'steps'],
  [/^#+\W*chef['’]s tips\b/i, 'tips'],
];

/**
 * Finds the parts of an answer by its headings and bullets alone. It does not use the product's reader, since it plants the faults that the
 * reader and the checks have to find.
 * @returns undefined for an answer in another shape
 */
export function partsOf(text: string): AnswerParts | undefined {
  const lines = text.split('\n');
  const found: Record<PartName, number[]> = { title: [], ingredients: [], steps: [], tips: [] };
  let part: PartName | undefined;
  for (const [index, line] of lines.entries()) {
    if (/^#/.test(line)) {
      part = headings.find(([pattern]) => pattern.test(line))?.[1];
      if (/^# /.test(line)) found.title.push(index);
    } else if (part === 'steps' ? /^\d+\. /.test(line) : /^- /.test(line)) {
      if (part) found[part].push(index);
    }
  }
  const isWhole =
    found.title.length === 1 && found.ingredients.length > 2 && found.steps.length > 1;
  return isWhole && found.tips.length > 0 ? { lines, ...found } : undefined;
}

/** Returns the text of a line without its bullet or number. */
export const wordsOf = (line: string): string => line.replace(/^(?:-|\d+\.|#+) /, '');

/** Returns the answer with one line replaced. */
export function withLine({ lines }: AnswerParts, at: number, line: string): string {
  return lines.with(at, line).join('\n');
}

/** Returns the answer with one line added after the last line of a part. */
export function withMore(
  parts: AnswerParts,
  part: Exclude<PartName, 'title'>,
  text: string,
): string {
  const last = parts[part].at(-1) ?? 0;
  const bullet = part === 'steps' ? `${parts.steps.length + 1}.` : '-';
  return parts.lines.toSpliced(last + 1, 0, `${bullet} ${text}`).join('\n');
}
