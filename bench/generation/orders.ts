import { readCleanAnswers } from '#tests/support/model-answers/clean-answers.ts';
import { optionsOf } from '#tests/support/model-server/run-case.ts';

/** Its description names a dish that is made with what its cook avoids, and is taken for that. */
const isTakenForBroken = 'prawn-rice-noodles.md';
const answers = readCleanAnswers().filter(
  ({ name, text }) => text.startsWith('# ') && name !== isTakenForBroken,
);

/** What a cook asks for: the selections of an answer of the corpus, and a wish by which the model knows which one. */
export const orderOf = (table: number): object => ({
  ...optionsOf(answers[table % answers.length]?.selections ?? {}),
  q: `For table ${table}.`,
});

/** What the model writes for an order, with a title of its own, so that each recipe has a picture of its own. */
export function answerTo(prompt: string): string {
  const table = Number(/For table (\d+)\./.exec(prompt)?.[1] ?? 0);
  const text = answers[table % answers.length]?.text ?? '';
  return text.replace(/^# (.*)$/m, `# $1 for Table ${table}`);
}
