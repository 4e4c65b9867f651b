import { hash } from 'node:crypto';

export interface StatementMemory {
  /** The name under which PostgreSQL should keep a statement prepared; undefined where it should not. */
  nameOf(text: string): string | undefined;
}

/** Of the text, so that a session that another process had before us holds nothing else under it. */
const nameFrom = (text: string) => `rest_${hash('sha256', text, 'base64url')}`;

/**
 * Decides which statements PostgreSQL should keep prepared. Callers choose their columns and filters, so there is no
 * end of different texts, and each connection would keep them all: only a text that comes again is prepared, and
 * only so many of them.
 * @param most how many texts are prepared; as many again are remembered as seen once
 */
export function createStatementMemory(most: number): StatementMemory {
  const prepared = new Map<string, string>();
  const seenOnce = new Set<string>();
  return {
    nameOf(text) {
      const known = prepared.get(text);
      if (known !== undefined) return known;
      if (!seenOnce.delete(text)) {
        if (seenOnce.size >= most) seenOnce.clear();
        seenOnce.add(text);
        return undefined;
      }
      if (prepared.size >= most) return undefined;
      const name = nameFrom(text);
      prepared.set(text, name);
      return name;
    },
  };
}
