import { hash } from 'node:crypto';

export interface StatementMemory {
  /** The name under which PostgreSQL should keep a statement prepared; undefined where it should not. */
  nameOf(text: string): string | undefined;
}

/** Of the text, so that a session that another process had before us holds nothing else under it. */
const nameFrom = (text: string) => `rest_${hash('sha256', text, 'base64url')}`;

/** The product's own are shorter. PostgreSQL takes about a hundred bytes for each character, in each session. */
const maxTextLength = 4000;
const usualText = 500;
/** No connection lives longer: after it PostgreSQL has forgotten the old ones too. */
const anewAfterMs = 3_600_000;

/**
 * Decides which statements PostgreSQL should keep prepared. Callers choose their columns and filters, so there is no
 * end of different texts, and each connection would keep them all: only a text that comes again is prepared, only so many of them, and
 * no more than that many of the usual length take together. It begins anew each hour, lest somebody's inventions keep the place for good.
 * @param most how many texts are prepared; as many again are remembered as seen once
 * @param nowMs of a clock that only goes forward
 */
export function createStatementMemory(
  most: number,
  nowMs: () => number = () => performance.now(),
): StatementMemory {
  const prepared = new Map<string, string>();
  const seenOnce = new Set<string>();
  let characters = 0;
  let began = nowMs();

  function beginAnew(): void {
    prepared.clear();
    characters = 0;
    began = nowMs();
  }

  return {
    nameOf(text) {
      if (text.length > maxTextLength) return undefined;
      if (nowMs() - began >= anewAfterMs) beginAnew();
      const known = prepared.get(text);
      if (known !== undefined) return known;
      if (!seenOnce.delete(text)) {
        if (seenOnce.size >= most) seenOnce.clear();
        seenOnce.add(text);
        return undefined;
      }
      if (prepared.size >= most || characters + text.length > most * usualText) return undefined;
      const name = nameFrom(text);
      prepared.set(text, name);
      characters += text.length;
      return name;
    },
  };
}
