/** The words and minutes in the printed steps, read from the text alone. */
export type PrintedSteps = { words: number[]; elapsedMinutes: number };

const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const amount = String.raw`(\d+(?:\.\d+)?)?([½¼¾])?`;
const span = new RegExp(
  String.raw`(?<![\d.])${amount}(?:\s*(?:-|–|to)\s*${amount})?\s(minutes?|hours?|days?)\b`,
  'g',
);
const unitMinutes = { minute: 1, hour: 60, day: 1440 } as const;
/** Matches "meanwhile", "while they rest", "every ten minutes", "for up to 3 days": times that do not make the dish take longer. */
const beside =
  /\b(?:meanwhile|while|at the same time|every|after|before|up to|within|last|ahead|keeps?)\b/i;

const wordsOf = (step: string) => step.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
const sentencesOf = (step: string) => step.split(/(?<=[.!?;])\s+/);

function minutesIn(sentence: string): number {
  return [...sentence.matchAll(span)].reduce((sum, [, low, lowPart, high, highPart, unit]) => {
    const numberOf = (whole: string | undefined, part: string | undefined) =>
      whole || part ? Number(whole ?? 0) + (fractions[part ?? ''] ?? 0) : undefined;
    const from = numberOf(low, lowPart);
    if (from === undefined) return sum;
    const to = numberOf(high, highPart) ?? from;
    const key = (unit ?? '').replace(/s$/, '') as keyof typeof unitMinutes;
    return sum + ((from + to) / 2) * unitMinutes[key];
  }, 0);
}

/** Adds up the minutes of sequential sentences. Steps that run in parallel add no time. */
export function readSteps(steps: readonly string[]): PrintedSteps {
  const inARow = steps.flatMap(sentencesOf).filter((sentence) => !beside.test(sentence));
  return {
    words: steps.map((step) => wordsOf(step).length),
    elapsedMinutes: inARow.reduce((sum, sentence) => sum + minutesIn(sentence), 0),
  };
}
