/** What a client knows of its wish: done, refused and not done, or neither, because the answer was lost or spoke of a failure. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

/** @param status of the answer; 0 where none came */
export function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'acknowledged';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}

/** Something that people were told, as it may stand in the end. */
export type Fact = {
  /** It was to become so, and this became of the wish. */
  wished(value: unknown, outcome: Outcome): void;
};

/** `lingering`: what was wished and not answered may still be done later, after what was acknowledged since. */
type Noted = {
  what: string;
  certain: string;
  lingering: Set<string>;
  look: () => Promise<unknown>;
};

export type Journal = ReturnType<typeof createJournal>;

/** Keeps what was acknowledged and what is unknown while a storm goes on, and compares it with what is there afterwards. */
export function createJournal() {
  const facts: Noted[] = [];
  const complaints: string[] = [];
  const counts: Record<Outcome, number> = { acknowledged: 0, refused: 0, unknown: 0 };
  return {
    counts,
    complain: (what: string) => void complaints.push(what),
    /** @param now how it stands; `look` reads it again in the end */
    note(what: string, now: unknown, look: () => Promise<unknown>): Fact {
      const fact: Noted = { what, certain: JSON.stringify(now), lingering: new Set(), look };
      facts.push(fact);
      return {
        wished(value, outcome) {
          counts[outcome] += 1;
          if (outcome === 'acknowledged') fact.certain = JSON.stringify(value);
          if (outcome === 'unknown') fact.lingering.add(JSON.stringify(value));
        },
      };
    },
    /** @returns what is not as somebody was told, and what was wrong on the way */
    async check(): Promise<string[]> {
      const lies: string[] = [];
      for (const { what, certain, lingering, look } of facts) {
        const found = JSON.stringify(await look());
        if (found === certain || lingering.has(found)) continue;
        lies.push(`${what} is ${found}; told was ${[certain, ...lingering].join(' or ')}`);
      }
      return [...complaints, ...lies];
    },
  };
}
