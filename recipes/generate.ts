import type { Selections } from '#contract/constraint-labels.ts';
import { checkRecipe } from './checks/check-recipe.ts';
import { collectAnswer } from './models/collect-answer.ts';
import {
  CannotHonour,
  type Constraints,
  type RecipeModel,
  type TokenCounts,
} from './models/model.ts';
import { countNutrition } from './nutrition/count-nutrition.ts';
import { buildPrompt, buildRepairPrompt } from './prompt/build-prompt.ts';
import { cleanWish } from './prompt/clean-wish.ts';
import { type Draft, readRecipe } from './reading/read-recipe.ts';
import type { Nutrition, Recipe, Verdict } from './recipe.ts';
import { refuseWish } from './selections/refuse-wish.ts';
import type { Requirements } from './selections/requirements.ts';
import { explainUnknown, understand } from './selections/understand.ts';

type FailureReason =
  | 'timed-out'
  | 'empty'
  | 'refused'
  | 'unreadable'
  | 'check-failed'
  | 'provider-error'
  | 'cannot-honour';

export type GenerationOutcome =
  | { ok: true; recipe: Recipe; text: string; timings: Record<string, number>; tokens: TokenCounts }
  | { ok: false; reason: FailureReason; message: string; cause?: unknown };

export type GenerationTask = {
  constraints: Constraints;
  model: RecipeModel;
  /** The same seed gives the built-in chef the same recipe. */
  seed: string;
  /** Aborts when the time is up or nobody wants the recipe any more. */
  signal: AbortSignal;
};

/** What the cook asked for, as the engine takes it: the wish is cleaned and bounded. */
export function readConstraints(selections: Selections, wish: string): Constraints {
  return { selections, wish: cleanWish(wish) };
}

/**
 * Says why these constraints cannot be met, before anything is charged: a diet, allergen or avoid that means nothing
 * to us, or a contradiction that the model knows of.
 * @returns a sentence for the cook; undefined where they can be met
 */
export function explainConflict(constraints: Constraints, model: RecipeModel): string | undefined {
  const refused = refuseWish(constraints.wish);
  if (refused) return refused;
  const understood = understand(constraints);
  if (!understood.ok) return explainUnknown(understood.unknown);
  return model.refusal?.(constraints);
}

type Candidate = { draft: Draft; nutrition: Nutrition; verdicts: Verdict[]; text: string };

const failed = (verdicts: readonly Verdict[]) =>
  verdicts.filter(({ outcome }) => outcome === 'failed');

function describe({ subject, findings }: Verdict): string[] {
  return findings.map(
    ({ text, match, reason }) => `${subject}: "${match}" in "${text}" (${reason})`,
  );
}

/** Notes that a cook should see: what a check could not decide from the words alone. */
function notesOf(verdicts: readonly Verdict[]): string[] {
  const noted = verdicts.filter(({ outcome }) => outcome === 'noted');
  return noted.flatMap(({ check, subject, findings }) =>
    findings.map(({ match, text, reason }) =>
      check === 'allergens' || check === 'dietary' || check === 'avoid'
        ? `Read the label of “${match}”: chosen ${subject}, ${reason}.`
        : check === 'limits'
          ? `${subject}: ${text}, aimed at ${reason}.`
          : reason,
    ),
  );
}

/** selections → prompt → model → read → check → one repair at most → nutrition → recipe */
export async function generateRecipe(task: GenerationTask): Promise<GenerationOutcome> {
  const understood = understand(task.constraints);
  if (!understood.ok) {
    return { ok: false, reason: 'cannot-honour', message: explainUnknown(understood.unknown) };
  }
  const { requirements } = understood;
  const prompt = buildPrompt(task.constraints);
  const tokens: TokenCounts = { inputTokens: 0, outputTokens: 0 };
  const timings: Record<string, number> = {};
  try {
    const first = await ask(task, { prompt, seed: task.seed, tokens, timings }, requirements);
    if (!('draft' in first)) return first;
    if (failed(first.verdicts).length === 0) return serve(first, timings, tokens);
    const problems = failed(first.verdicts).flatMap(describe);
    const repairPrompt = buildRepairPrompt(prompt, first.text, problems);
    const question = { prompt: repairPrompt, seed: `${task.seed}:repair`, tokens, timings };
    const second = await ask(task, question, requirements);
    if (!('draft' in second)) return second;
    const broken = failed(second.verdicts);
    if (broken.length === 0) return serve(second, timings, tokens);
    return { ok: false, reason: 'check-failed', message: broken.flatMap(describe).join('; ') };
  } catch (cause) {
    return {
      ok: false,
      reason: reasonOf(cause, task.signal),
      message: cause instanceof Error ? cause.message : String(cause),
      cause,
    };
  }
}

function reasonOf(cause: unknown, signal: AbortSignal): FailureReason {
  if (signal.aborted) return 'timed-out';
  return cause instanceof CannotHonour ? 'cannot-honour' : 'provider-error';
}

type Question = {
  prompt: string;
  seed: string;
  tokens: TokenCounts;
  timings: Record<string, number>;
};

/** Asks the model once, reads what it wrote and checks it. */
async function ask(
  { constraints, model, signal }: GenerationTask,
  { prompt, seed, tokens, timings }: Question,
  requirements: Requirements,
): Promise<Candidate | (GenerationOutcome & { ok: false })> {
  const startedAtMs = performance.now();
  const onTokens = (counts: TokenCounts) => {
    tokens.inputTokens += counts.inputTokens;
    tokens.outputTokens += counts.outputTokens;
  };
  const text = await collectAnswer(model, { prompt, constraints, seed, signal, onTokens });
  timings.modelMs = (timings.modelMs ?? 0) + Math.round(performance.now() - startedAtMs);
  const reading = readRecipe(text);
  if (!reading.ok) {
    const message = `The answer lacks ${reading.missing.join(', ') || 'everything'}.`;
    return { ok: false, reason: reading.problem, message };
  }
  const { draft } = reading;
  const nutrition = countNutrition(draft.ingredients, draft.servings);
  return { draft, nutrition, verdicts: checkRecipe(draft, nutrition, requirements), text };
}

function serve(
  { draft, nutrition, verdicts, text }: Candidate,
  timings: Record<string, number>,
  tokens: TokenCounts,
): GenerationOutcome {
  const recipe: Recipe = { ...draft, nutrition, checks: verdicts, notes: notesOf(verdicts) };
  return { ok: true, recipe, text, timings, tokens };
}
