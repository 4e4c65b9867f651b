/** A problem in a file of the cookbook, described for the writer of the dish. */
export type Problem = {
  path: string;
  /** Counted from one; absent when the problem concerns the whole file. */
  line?: number;
  message: string;
};

/** Formats a problem as one line, with the file path as a writer sees it. */
export const describeProblem = ({ path, line, message }: Problem): string =>
  `cookbook/${path}.cook${line === undefined ? '' : `:${line}`}: ${message}`;

const endOfFrontMatter = (lines: readonly string[]): number =>
  lines.findIndex((line, index) => index > 0 && line.startsWith('---'));

/** Returns the line of a front matter key in a file, or of a key below it when one is given and found. */
export function lineOfKey(text: string, key: string, below?: string): number | undefined {
  const lines = text.split('\n');
  const end = endOfFrontMatter(lines);
  const front = lines.slice(0, Math.max(0, end));
  const outer = front.findIndex((line) => line.startsWith(`${key}:`));
  if (outer < 0) return undefined;
  const inner = front.findIndex(
    (line, index) => index > outer && below !== undefined && line.trim().startsWith(`${below}:`),
  );
  return (inner < 0 ? outer : inner) + 1;
}

/** Returns the line of a file on which the words first occur, below its front matter. */
export function lineOfWords(text: string, words: string): number | undefined {
  const lines = text.split('\n');
  const end = endOfFrontMatter(lines);
  const at = lines.findIndex((line, index) => index > end && line.includes(words));
  return at < 0 ? undefined : at + 1;
}
