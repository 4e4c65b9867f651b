import type { Selections } from '#contract/constraint-labels.ts';
import type { RemixTask } from '../remix-task.ts';
import type { FindDish } from '../selections/wish/find-dish.ts';

/** What the cook asked for: the chosen categories by label, the wish as free text, and for a remix the recipe to change. */
export type Constraints = { selections: Selections; wish: string; remix?: RemixTask };

export type TokenCounts = { inputTokens: number; outputTokens: number };

/** One request to a model. For the same seed and constraints the built-in chef writes the same recipe. */
export type ModelRequest = {
  prompt: string;
  constraints: Constraints;
  seed: string;
  signal: AbortSignal;
  /** Titles of the cook's latest recipes: a model with many dishes writes a different one if it can. */
  recentTitles?: readonly string[];
  /** Called with the provider's token counts, by models that have any. */
  onTokens?: (counts: TokenCounts) => void;
  /** Called with one sentence at a time that the cook should read beside the recipe; only the built-in chef calls it. */
  onNote?: (note: string) => void;
  /** Called with the chosen names that do not describe the written recipe; only the built-in chef calls it. */
  onNotFollowed?: (names: readonly string[]) => void;
};

/** Thrown by a model when no recipe meets the hard constraints: an answer for the cook, not a failure. */
export class CannotHonour extends Error {}

/**
 * Anything that writes a recipe as markdown: a provider's model, a test double, the built-in chef.
 * `generate` streams text as it arrives and throws when the provider fails or the signal aborts.
 */
export interface RecipeModel {
  readonly name: string;
  readonly provider: string;
  /** Its tokens cost nothing, so they are not counted. */
  readonly isFree?: boolean;
  generate(request: ModelRequest): AsyncIterable<string>;
  /** Returns why these constraints cannot be met, or undefined if they can. Called before anything is charged. */
  refusal?(constraints: Constraints): string | undefined | Promise<string | undefined>;
  /** Counts what its recipe does not keep of these constraints or has to change for them: 0 when it fits as it is written. */
  unmetCount?(constraints: Constraints): number | Promise<number>;
  /** It follows only what we parse from a wish. Any other model gets the text of the wish as well. */
  readonly hearsOnlyWhatIsRead?: boolean;
  /** Returns the function that finds the model's dishes by name. */
  dishFinder?(): FindDish | Promise<FindDish>;
}

/** A picture as a provider sent it: not yet checked, so `mediaType` is only a claim. */
type DrawnPicture = { bytes: Uint8Array; mediaType: string };

/** Anything that draws a picture from a sentence. Throws a ModelError, or the signal's reason. */
export interface PictureModel {
  readonly name: string;
  readonly provider: string;
  draw(prompt: string, options: { signal: AbortSignal }): Promise<DrawnPicture>;
}

/** A provider's price for a million tokens, in US dollars. */
export type TokenPrice = { inputUsdPerMillionTokens: number; outputUsdPerMillionTokens: number };

/** The models of this server, and their timeout. */
export type ModelChoice = {
  recipes: RecipeModel;
  /** The timeout of one generation, including repair and retries. */
  timeoutMs: number;
  /** Undefined if no price is set: then no cost is recorded. */
  price?: TokenPrice;
  /** Undefined if no picture model is set. */
  pictures?: PictureModel;
};
