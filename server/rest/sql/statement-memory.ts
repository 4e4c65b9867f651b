export interface StatementMemory {
  isWorthPreparing(text: string): boolean;
}

/**
 * Decides which statements PostgreSQL should keep prepared. Callers choose their columns and filters, so there is no
 * end of different texts, and each connection would keep them all: only a text that comes again is prepared, and
 * only so many of them.
 * @param most how many texts are prepared; as many again are remembered as seen once
 */
export function createStatementMemory(most: number): StatementMemory {
  const prepared = new Set<string>();
  const seenOnce = new Set<string>();
  return {
    isWorthPreparing(text) {
      if (prepared.has(text)) return true;
      if (!seenOnce.delete(text)) {
        if (seenOnce.size >= most) seenOnce.clear();
        seenOnce.add(text);
        return false;
      }
      if (prepared.size >= most) return false;
      prepared.add(text);
      return true;
    },
  };
}
