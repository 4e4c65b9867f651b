import { checkRecipe } from '../checks/check-recipe.ts';
import { countNutrition } from '../nutrition/count-nutrition.ts';
import { type Draft, readRecipe } from '../reading/read-recipe.ts';
import type { Nutrition, Verdict } from '../recipe.ts';
import type { Requirements } from '../selections/requirements.ts';
import { type Answer, type AuthorRemarks, askModel, type Question } from './ask-model.ts';
import { cutMentions } from './cut-mentions.ts';
import { blockingOf, describeProblem, failedOf } from './describe-problems.ts';
import { noteOfCause, noteOfChecks, withheldNote } from './fault-note.ts';
import type { FailureReason, GenerationTask, Usage } from './outcome.ts';
import { addTime } from './usage.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

export type Candidate = {
  draft: Draft;
  nutrition: Nutrition;
  verdicts: Verdict[];
  /** Whether it may be served, with a note if it has flaws: it breaks no chosen diet or allergen and is not dangerous. */
  isServable: boolean;
  /** The author's remarks beside the recipe. */
  remarks: AuthorRemarks;
};

/** Why an answer is not served as it is. */
type Fault = {
  reason: FailureReason;
  /** Text for the repair prompt and for the operator. */
  problems: string[];
  /** The same for admins: see GenerationOutcome. */
  note: string;
  /** Whether a second call may help. */
  isMendable: boolean;
  cause?: unknown;
};

/** One call of the model and its result. A candidate with a fault is a recipe that failed a check. */
export type Attempt = { text: string; candidate?: Candidate; fault?: Fault };

const brokeOff = 'The answer broke off before its end.';

function faultOfAnswer(answer: Answer): Fault | undefined {
  if (answer.ended === 'withheld') {
    const problems = answer.problems.flatMap(describeProblem);
    return { reason: 'check-failed', problems, note: withheldNote, isMendable: true };
  }
  if (answer.ended === 'interrupted') {
    const { error } = answer;
    const note = noteOfCause(error) ?? brokeOff;
    return {
      reason: 'model-interrupted',
      problems: [brokeOff],
      note,
      isMendable: true,
      cause: error,
    };
  }
  return undefined;
}

/** Parses and checks a whole answer. */
function examine(text: string, remarks: AuthorRemarks, requirements: Requirements): Attempt {
  const reading = readRecipe(text);
  if (!reading.ok) {
    const { problem, missing } = reading;
    const lack = `It lacks ${missing.join(', ') || 'everything'}.`;
    const isMendable = problem === 'unreadable';
    return { text, fault: { reason: problem, problems: [lack], note: lack, isMendable } };
  }
  if (!reading.complete) {
    const fault = { problems: [brokeOff], note: brokeOff, isMendable: true };
    return { text, fault: { reason: 'unreadable', ...fault } };
  }
  const nutrition = countNutrition(
    reading.draft.ingredients,
    reading.draft.servings,
    reading.draft.instructions,
  );
  const check = (draft: Draft) => checkRecipe(draft, nutrition, requirements);
  const whole = { draft: reading.draft, verdicts: check(reading.draft) };
  const { draft, verdicts } = cutMentions(whole.draft, whole.verdicts, check) ?? whole;
  const isServable = blockingOf(verdicts).length === 0;
  const candidate = { draft, nutrition, verdicts, isServable, remarks };
  const failed = failedOf(verdicts);
  if (failed.length === 0) return { text, candidate };
  const problems = failed.flatMap(describeProblem);
  const note = noteOfChecks(failed);
  return { text, candidate, fault: { reason: 'check-failed', problems, note, isMendable: true } };
}

/** Calls the model once, then parses and checks its answer. */
export async function attemptRecipe(
  task: GenerationTask,
  question: Question,
  requirements: Requirements,
  usage: Usage,
): Promise<Attempt> {
  const answer = await askModel(task, question, requirements.bans, usage);
  const fault = faultOfAnswer(answer);
  if (fault) return { text: answer.text, fault };
  task.onProgress?.({ phase: 'checking' });
  await yieldToEventLoop();
  const startedMs = performance.now();
  const attempt = examine(
    answer.text,
    answer.ended === 'whole' ? answer.remarks : { notes: [], notFollowed: [] },
    requirements,
  );
  addTime(usage, 'checkMs', performance.now() - startedMs);
  return attempt;
}
