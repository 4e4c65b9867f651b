/**
 * One line of an answer in any format. `level` is the rank of a heading (7 for a line that is all bold). Items keep their nested
 * lines in `children`.
 */
export type Line = {
  kind: 'heading' | 'bold' | 'text' | 'item' | 'table' | 'rule';
  text: string;
  level: number;
  /** The number that the answer gives the line. */
  ordinal?: number;
  /** True when the line continues the paragraph of the line before. */
  continues?: boolean;
  italic?: boolean;
  children: Line[];
  rows: string[][];
};

export function line(kind: Line['kind'], text: string, more: Partial<Line> = {}): Line {
  return { kind, text, level: 7, children: [], rows: [], ...more };
}
