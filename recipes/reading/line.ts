/**
 * One line of an answer, whatever it was written in. `level` is a heading's rank (7 for a line that is all bold); items keep
 * what is nested in them.
 */
export type Line = {
  kind: 'heading' | 'bold' | 'text' | 'item' | 'table' | 'rule';
  text: string;
  level: number;
  /** The number that the writer gave it. */
  ordinal?: number;
  /** It goes on in the paragraph of the line before. */
  continues?: boolean;
  italic?: boolean;
  children: Line[];
  rows: string[][];
};

export function line(kind: Line['kind'], text: string, more: Partial<Line> = {}): Line {
  return { kind, text, level: 7, children: [], rows: [], ...more };
}
