import type { GenerationPhase, PartialRecipe } from '#contract/generation-events.ts';
import type { Constraints, RecipeModel, TokenCounts } from '../models/model.ts';
import type { ModelErrorKind } from '../models/model-error.ts';
import type { Recipe } from '../recipe.ts';

/** Why there is no recipe. `model-…` is what the provider said; `provider-error` is a failure that it has no word for. */
export type FailureReason =
  | 'timed-out'
  | 'empty'
  | 'refused'
  | 'unreadable'
  | 'check-failed'
  | 'cannot-honour'
  | 'provider-error'
  | `model-${ModelErrorKind}`;

/** What a generation took: also one that failed has cost something. */
export type Usage = {
  /** Both calls together. A call that reports none (it was cut short, or its server does not count) is taken at four characters a token. */
  tokens: TokenCounts;
  /** Milliseconds by part: `modelMs`, `watchMs`, `checkMs`, `firstWordsMs`. */
  timings: Record<string, number>;
  /** Whether the model was asked a second time. */
  repaired: boolean;
};

export type GenerationOutcome = Usage &
  /** `text` is the recipe as markdown. */
  (
    | { ok: true; recipe: Recipe; text: string }
    | {
        ok: false;
        reason: FailureReason;
        /** For the operator: it may quote the recipe and the choice that it broke. */
        message: string;
        /** For admins, who read no meal of others: no word of the cook, of the recipe or of the provider. */
        note?: string;
        cause?: unknown;
      }
  );

/** How far a generation is, or what of the recipe may be shown by now. */
export type GenerationProgress = { phase: GenerationPhase } | { recipe: PartialRecipe };

export type GenerationTask = {
  constraints: Constraints;
  model: RecipeModel;
  /** The same seed gives the built-in chef the same recipe. */
  seed: string;
  /** Titles of what the cook had last, for an author that can choose among dishes. */
  recentTitles?: readonly string[];
  /** Aborts when the time is up or nobody wants the recipe any more. */
  signal: AbortSignal;
  /** The time that the signal leaves, from the call on: a repair that does not fit into it is not begun. */
  timeoutMs?: number;
  /** Told each phase, and each snapshot whose every line has passed the cook's bans. Must not throw. */
  onProgress?: (progress: GenerationProgress) => void;
  /** The shortest time between two validations of a streaming answer (default: 100). */
  watchEveryMs?: number;
};
