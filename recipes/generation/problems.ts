import type { Verdict } from '../recipe.ts';

/** What is wrong with an answer: which of the cook's choices or which check, and where it shows. */
export type Problem = Pick<Verdict, 'subject' | 'findings'>;

/** A problem in words, for the model that is to mend it and for the operator. */
export function describeProblem({ subject, findings }: Problem): string[] {
  return findings.map(
    ({ text, match, reason }) => `${subject}: "${match}" in "${text}" (${reason})`,
  );
}

export const failedOf = (verdicts: readonly Verdict[]): Verdict[] =>
  verdicts.filter(({ outcome }) => outcome === 'failed');

/** What is not served even after a repair. A failure that does not say how bad it is counts as the worst. */
export const blockingOf = (verdicts: readonly Verdict[]): Verdict[] =>
  failedOf(verdicts).filter(({ severity }) => severity !== 'repairable');
