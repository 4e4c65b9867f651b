import type { GenerationPhase, PartialRecipe } from '#contract/generation-events.ts';
import type { Constraints, RecipeModel, TokenCounts } from '../models/model.ts';
import type { ModelErrorKind } from '../models/model-error.ts';
import type { Recipe } from '../recipe.ts';

/** Why there is no recipe. `model-…` is a failure that the provider reported; `provider-error` is any other failure of the provider. */
export type FailureReason =
  | 'timed-out'
  | 'empty'
  | 'refused'
  | 'unreadable'
  | 'check-failed'
  | 'cannot-honour'
  | 'provider-error'
  | `model-${ModelErrorKind}`;

/** The cost of a generation. A failed generation has a cost too. */
export type Usage = {
  /** Total of both calls. A call without a report (aborted, or the server does not count) is estimated at four characters a token. */
  tokens: TokenCounts;
  /** Milliseconds by phase: `modelMs`, `watchMs`, `checkMs`, `firstWordsMs`. */
  timings: Record<string, number>;
  /** Whether the model was called a second time. */
  repaired: boolean;
};

export type GenerationOutcome = Usage &
  /** `text` is the recipe as Markdown. */
  (
    | { ok: true; recipe: Recipe; text: string }
    | {
        ok: false;
        reason: FailureReason;
        /** For the operator: it may quote the recipe and the choice that it broke. */
        message: string;
        /** For admins, who must not see other users' meals: no word of the cook, of the recipe or of the provider. */
        note?: string;
        cause?: unknown;
      }
  );

/** The phase of a generation, or the part of the recipe that may be shown so far. */
export type GenerationProgress = { phase: GenerationPhase } | { recipe: PartialRecipe };

/** The number of a cook's latest recipes that are not repeated. */
export const maxRecentTitles = 20;

export type GenerationTask = {
  constraints: Constraints;
  model: RecipeModel;
  /** The same seed gives the built-in chef the same recipe. */
  seed: string;
  /** Titles of the cook's recent recipes, for an author that can choose among dishes. */
  recentTitles?: readonly string[];
  /** Aborts when the time is up or the recipe is no longer wanted. */
  signal: AbortSignal;
  /** The time until the signal aborts, measured from the call. A repair that does not fit into it is not started. */
  timeoutMs?: number;
  /** Called with each phase, and with each snapshot in which every line complies with the cook's bans. Must not throw. */
  onProgress?: (progress: GenerationProgress) => void;
  /** Minimum time in milliseconds between two validations of a streaming answer (default: 100). */
  watchEveryMs?: number;
};
