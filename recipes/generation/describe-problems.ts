import type { Finding, Verdict } from '../recipe.ts';

/** What is wrong with an answer: the choice or check that failed, and where. */
export type Problem = Pick<Verdict, 'subject' | 'findings'>;

const maxQuoteLength = 90;
const quoted = (text: string): string =>
  text.length > maxQuoteLength ? `“${text.slice(0, maxQuoteLength)}…”` : `“${text}”`;

/** Says what to change about a finding of a food that breaks a choice. */
function describeBreach(subject: string, { where, text, match, reason }: Finding): string {
  const why = `${subject}: ${reason}`;
  if (where === 'ingredients')
    return `Replace “${match}” on the list, and wherever it is used (${why}): ${quoted(text)}`;
  if (where === 'instructions') return `Take “${match}” out of a step (${why}): ${quoted(text)}`;
  return `Do not name “${match}” in the ${where} (${why}): ${quoted(text)}`;
}

/** Describes each finding of a problem in one line that says what to change, for the repair prompt and for the operator. */
export function describeProblem({ subject, findings }: Problem): string[] {
  return findings.map((finding) => {
    const { restsOn, text, match, reason } = finding;
    if (restsOn !== undefined) return describeBreach(subject, finding);
    return text === match || reason.includes(match)
      ? `${subject}: ${reason}`
      : `${subject}: ${match} in ${quoted(text)}: ${reason}`;
  });
}

export const failedOf = (verdicts: readonly Verdict[]): Verdict[] =>
  verdicts.filter(({ outcome }) => outcome === 'failed');

/** Returns the failures that prevent serving even after a repair. A failure without a severity counts as the worst. */
export const blockingOf = (verdicts: readonly Verdict[]): Verdict[] =>
  failedOf(verdicts).filter(({ severity }) => severity !== 'repairable');
