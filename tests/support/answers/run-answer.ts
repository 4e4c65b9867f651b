import type { PartialRecipe } from '#contract/generation-events.ts';
import { generateRecipe } from '#recipes/generate.ts';
import type { Constraints } from '#recipes/models/model.ts';
import { playReplies } from '../model-answers/play-replies.ts';
import { say } from '../model-server/reply.ts';

/** The result of one answer. The model repeats the same answer when it is asked for a repair. */
export type AnswerRun = {
  outcome: 'served' | 'repaired' | 'refused';
  /** All lines that the cook was served; empty when the answer was refused. */
  lines: string[];
  /** Lines that were shown during streaming and are missing in the served recipe. */
  takenBack: string[];
  notes: string[];
  /** Why the answer was refused. */
  message: string;
};

const linesOf = ({
  title = '',
  description = '',
  ingredients,
  instructions,
  tips,
}: PartialRecipe) =>
  [title, description, ...ingredients, ...instructions, ...tips].filter((line) => line !== '');

/** Runs the whole engine on an answer that is streamed in pieces, as a provider sends them. */
export async function runAnswer(constraints: Constraints, text: string): Promise<AnswerRun> {
  const model = playReplies([say(text)]);
  const shown = new Set<string>();
  const outcome = await generateRecipe({
    constraints,
    model,
    seed: 'answers',
    signal: new AbortController().signal,
    watchEveryMs: 0,
    onProgress: (progress) => {
      if ('recipe' in progress) for (const line of linesOf(progress.recipe)) shown.add(line);
    },
  });
  if (!outcome.ok) {
    const { message } = outcome;
    return { outcome: 'refused', lines: [], takenBack: [...shown], notes: [], message };
  }
  const lines = linesOf(outcome.recipe);
  const takenBack = [...shown].filter((line) => !lines.includes(line));
  const { notes, cookNotes = [] } = outcome.recipe;
  return {
    outcome: outcome.repaired ? 'repaired' : 'served',
    lines,
    takenBack,
    notes: [...notes, ...cookNotes],
    message: '',
  };
}
