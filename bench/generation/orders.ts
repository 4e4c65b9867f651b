import { readCleanAnswers } from '#tests/support/model-answers/clean-answers.ts';
import { optionsOf } from '#tests/support/model-server/run-case.ts';

/** The description of this answer names a dish that is made with an avoided ingredient, so the checks take it for a violation. */
const isTakenForBroken = 'prawn-rice-noodles.md';
const answers = readCleanAnswers().filter(
  ({ name, text }) => text.startsWith('# ') && name !== isTakenForBroken,
);

/** Returns the options of an order: the selections of a corpus answer, and a wish with the table number, by which the model finds that answer. */
export const orderOf = (table: number): object => ({
  ...optionsOf(answers[table % answers.length]?.selections ?? {}),
  q: `For table ${table}.`,
});

/** Returns the model's text for an order, with a unique title, so that each recipe gets a separate picture. */
export function answerTo(prompt: string): string {
  const table = Number(/For table (\d+)\./.exec(prompt)?.[1] ?? 0);
  const text = answers[table % answers.length]?.text ?? '';
  return text.replace(/^# (.*)$/m, `# $1 for Table ${table}`);
}
