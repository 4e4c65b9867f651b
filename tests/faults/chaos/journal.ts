/** What a client knows about its request: done, refused and not done, or neither, because the answer was lost or reported a failure. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

/** @param status of the answer; 0 when there was no answer */
export function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'acknowledged';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}

/** A state that clients were told about; `check` compares it with the final state. */
export type Fact = {
  /** Records that a client requested this value, and the outcome of that request. */
  attempted(value: unknown, outcome: Outcome): void;
};

/** `unconfirmed`: values of requests without an answer; they may still be applied later, after values that were acknowledged since. */
type Noted = {
  what: string;
  certain: string;
  unconfirmed: Set<string>;
  look: () => Promise<unknown>;
};

export type Journal = ReturnType<typeof createJournal>;

/** Records acknowledged and unknown outcomes during a run, and compares them with the final state. */
export function createJournal() {
  const facts: Noted[] = [];
  const complaints: string[] = [];
  const counts: Record<Outcome, number> = { acknowledged: 0, refused: 0, unknown: 0 };
  return {
    counts,
    complain: (what: string) => void complaints.push(what),
    /** @param now the current state; `look` reads it again at the end */
    note(what: string, now: unknown, look: () => Promise<unknown>): Fact {
      const fact: Noted = { what, certain: JSON.stringify(now), unconfirmed: new Set(), look };
      facts.push(fact);
      return {
        attempted(value, outcome) {
          counts[outcome] += 1;
          if (outcome === 'acknowledged') fact.certain = JSON.stringify(value);
          if (outcome === 'unknown') fact.unconfirmed.add(JSON.stringify(value));
        },
      };
    },
    /** @returns the states that differ from what clients were told, and the complaints recorded on the way */
    async check(): Promise<string[]> {
      const violations: string[] = [];
      for (const { what, certain, unconfirmed, look } of facts) {
        const found = JSON.stringify(await look());
        if (found === certain || unconfirmed.has(found)) continue;
        violations.push(`${what} is ${found}; told was ${[certain, ...unconfirmed].join(' or ')}`);
      }
      return [...complaints, ...violations];
    },
  };
}
