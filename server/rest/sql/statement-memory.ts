import { hash } from 'node:crypto';

export interface StatementMemory {
  /** Returns the name under which PostgreSQL should keep a statement prepared; undefined if it should not. */
  nameOf(text: string): string | undefined;
}

/** Derives the name from the text, so that a session that another process used before holds no other statement under it. */
const nameFrom = (text: string) => `rest_${hash('sha256', text, 'base64url')}`;

/** Our own statements are shorter. PostgreSQL needs about a hundred bytes per character, in each session. */
const maxTextLength = 4000;
const usualText = 500;
/** No connection lives longer than this, so by then PostgreSQL has dropped the old statements too. */
const windowMs = 3_600_000;

/**
 * Decides which statements PostgreSQL should keep prepared. Callers choose their columns and filters, so the number of different texts is unlimited,
 * and each connection would keep them all. Therefore a text is prepared only on its second use, the number of prepared texts is limited, and so is
 * their total length (the limit times the usual length). The memory resets each hour, so that one-off texts do not occupy it forever.
 * @param most how many texts are prepared; the same number is remembered as seen once
 * @param nowMs a monotonic clock
 */
export function createStatementMemory(
  most: number,
  nowMs: () => number = () => performance.now(),
): StatementMemory {
  const prepared = new Map<string, string>();
  const seenOnce = new Set<string>();
  let characters = 0;
  let began = nowMs();

  function startWindow(): void {
    prepared.clear();
    characters = 0;
    began = nowMs();
  }

  return {
    nameOf(text) {
      if (text.length > maxTextLength) return undefined;
      if (nowMs() - began >= windowMs) startWindow();
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
