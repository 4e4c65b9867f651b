import type { Selections } from '#contract/constraint-labels.ts';
import { type Attempt, attemptRecipe } from './generation/attempt-recipe.ts';
import { noteOfCause } from './generation/fault-note.ts';
import { finishRecipe } from './generation/finish-recipe.ts';
import type {
  FailureReason,
  GenerationOutcome,
  GenerationTask,
  Usage,
} from './generation/outcome.ts';
import { addTime, startUsage } from './generation/usage.ts';
import { CannotHonour, type Constraints, type RecipeModel } from './models/model.ts';
import { ModelError } from './models/model-error.ts';
import { buildPrompt, buildRepairPrompt } from './prompt/build-prompt.ts';
import { cleanWish } from './prompt/clean-wish.ts';
import { spellOutBans } from './prompt/spell-out-bans.ts';
import { spellOutWants } from './prompt/spell-out-wants.ts';
import { describeRemix } from './remix/describe-remix.ts';
import { refuseRemix } from './remix/refuse-remix.ts';
import { refuseWish } from './selections/refuse-wish.ts';
import type { Requirements } from './selections/requirements.ts';
import { explainUnknown, understand } from './selections/understand.ts';
import { readWish } from './selections/wish/read-wish.ts';

/** Returns the cook's request as the engine takes it, with the wish cleaned and limited in length. */
export function readConstraints(selections: Selections, wish: string): Constraints {
  return { selections, wish: cleanWish(wish) };
}

/** Returns the prompt for these constraints, without the bans and wants that only the tables can spell out. */
export const promptOf = (constraints: Constraints): string =>
  buildPrompt({ ...constraints, ...describeRemix(constraints) });

/**
 * Returns why these constraints cannot be met, before anything is charged: an unknown diet, allergen or food to avoid, or a contradiction
 * that the model detects.
 * @returns a sentence for the cook; undefined if the constraints can be met
 */
export async function explainConflict(
  constraints: Constraints,
  model: RecipeModel,
): Promise<string | undefined> {
  const refused = refuseWish(constraints.wish) ?? refuseRemix(constraints);
  if (refused) return refused;
  const understood = understand(constraints);
  if (!understood.ok) return explainUnknown(understood.unknown);
  return await model.refusal?.(constraints);
}

/**
 * selections → prompt → model (streamed) → reading → checks → one repair at most → recipe with its nutrition.
 *
 * Never throws. While the model writes, each line is checked against the cook's bans before it is shown. A line that breaks a ban is held
 * back, and aborts the call once no later line can excuse it. The model is called at most twice.
 */
export async function generateRecipe(task: GenerationTask): Promise<GenerationOutcome> {
  const usage = startUsage();
  const understood = understand(task.constraints);
  if (!understood.ok) {
    return fail(usage, 'cannot-honour', explainUnknown(understood.unknown));
  }
  try {
    return await cook(noteFirstWords(task, usage), understood.requirements, usage);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const note = noteOfCause(cause);
    return fail(usage, reasonOf(cause, task.signal), message, { note, cause });
  }
}

async function cook(
  task: GenerationTask,
  requirements: Requirements,
  usage: Usage,
): Promise<GenerationOutcome> {
  const startedMs = performance.now();
  const { constraints } = task;
  const words = { ...constraints, ...describeRemix(constraints) };
  const prompt = buildPrompt(words, spellOutBans(requirements.bans), wantsOf(constraints));
  const first = await attemptRecipe(task, { prompt, seed: task.seed }, requirements, usage);
  if (!first.fault) return finalize(task, first, requirements, usage);
  const firstMs = performance.now() - startedMs;
  if (!first.fault.isMendable || !leavesTime(task, firstMs)) {
    return finalize(task, first, requirements, usage);
  }

  usage.repaired = true;
  task.onProgress?.({ phase: 'repairing' });
  const question = { prompt: promptAfter(first, prompt), seed: `${task.seed}:repair` };
  const second = await attemptRecipe(task, question, requirements, usage).catch((cause) => {
    if (first.candidate?.isServable && !task.signal.aborted) return first;
    throw cause;
  });
  const best = second.candidate?.isServable || !first.candidate?.isServable ? second : first;
  return finalize(task, best, requirements, usage);
}

/** Returns what the wish asks for. For a remix it returns nothing, because the remix itself says what to change. */
function wantsOf({ selections, wish, remix }: Constraints): string[] {
  return remix || wish === '' ? [] : spellOutWants(readWish(wish), selections);
}

/** Whether there is time for a repair. It takes about as long as the first answer, and hardly less than a tenth of the whole time. */
function leavesTime({ timeoutMs }: GenerationTask, firstMs: number): boolean {
  return timeoutMs === undefined || timeoutMs - firstMs >= Math.max(firstMs, timeoutMs / 10);
}

/** Longest part of an answer that the repair prompt quotes, in characters. No answer worth quoting is longer. */
const maxShownAgainLength = 12_000;

function promptAfter({ text, fault }: Attempt, prompt: string): string {
  if (text.trim() === '') return prompt;
  return buildRepairPrompt(prompt, text.slice(0, maxShownAgainLength), fault?.problems ?? []);
}

/** Serves the recipe if that is allowed. A harmless flaw that the repair did not fix is served with a note. */
function finalize(
  task: GenerationTask,
  attempt: Attempt,
  { bans }: Requirements,
  usage: Usage,
): GenerationOutcome {
  const { candidate } = attempt;
  if (!candidate?.isServable) return refuse(attempt, usage);
  return { ok: true, ...finishRecipe(task, candidate, bans), ...usage };
}

function refuse({ fault }: Attempt, usage: Usage): GenerationOutcome {
  if (!fault) throw new Error('An answer without a fault is not refused.');
  return fail(usage, fault.reason, fault.problems.join('; '), fault);
}

function fail(
  usage: Usage,
  reason: FailureReason,
  message: string,
  { note, cause }: { note?: string | undefined; cause?: unknown } = {},
): GenerationOutcome {
  return {
    ok: false,
    reason,
    message,
    ...(note === undefined ? {} : { note }),
    ...(cause === undefined ? {} : { cause }),
    ...usage,
  };
}

function reasonOf(cause: unknown, signal: AbortSignal): FailureReason {
  if (signal.aborted) return 'timed-out';
  if (cause instanceof ModelError) return `model-${cause.kind}`;
  return cause instanceof CannotHonour ? 'cannot-honour' : 'provider-error';
}

/** Records how long the first words took. */
function noteFirstWords(task: GenerationTask, usage: Usage): GenerationTask {
  const startedMs = performance.now();
  return {
    ...task,
    onProgress(progress) {
      if ('recipe' in progress && usage.timings.firstWordsMs === undefined) {
        addTime(usage, 'firstWordsMs', performance.now() - startedMs);
      }
      task.onProgress?.(progress);
    },
  };
}
