import type { Selections } from '#contract/constraint-labels.ts';
import type { RemixTask } from '../remix/remix-task.ts';
import type { FindDish } from '../selections/wish/find-dish.ts';

/** What the cook asked for: the chosen categories under their labels, free text as data, and the recipe that it is to be a change of. */
export type Constraints = { selections: Selections; wish: string; remix?: RemixTask };

export type TokenCounts = { inputTokens: number; outputTokens: number };

/** One question to a model. The same seed and constraints give the chef the same recipe. */
export type ModelRequest = {
  prompt: string;
  constraints: Constraints;
  seed: string;
  signal: AbortSignal;
  /** Titles of what the cook had last: an author of many dishes writes another one where it can. */
  recentTitles?: readonly string[];
  /** Told the provider's token counts, by those models that have any. */
  onTokens?: (counts: TokenCounts) => void;
  /** Told what the cook should know beside the recipe, a sentence each, by an author that knows (the built-in chef). */
  onNote?: (note: string) => void;
  /** Called with the chosen names that do not describe what was written, by the same author. */
  onNotFollowed?: (names: readonly string[]) => void;
};

/** What a model throws when no recipe keeps the hard choices: an answer for the cook, not a failure. */
export class CannotHonour extends Error {}

/**
 * Anything that writes a recipe as markdown: a provider's model, a test double, the built-in chef.
 * `generate` streams text as it comes and throws when the provider fails or the signal aborts.
 */
export interface RecipeModel {
  readonly name: string;
  readonly provider: string;
  /** Nobody is paid for its words, so that none are counted. */
  readonly isFree?: boolean;
  generate(request: ModelRequest): AsyncIterable<string>;
  /** Why these constraints cannot be met, asked before anything is charged; undefined if they can. */
  refusal?(constraints: Constraints): string | undefined | Promise<string | undefined>;
  /** Of a wish it follows only what we read in it. Any other model is told the words as well. */
  readonly hearsOnlyWhatIsRead?: boolean;
  /** What finds the dishes that it knows by name. */
  dishFinder?(): FindDish | Promise<FindDish>;
}

/** A picture as a provider sent it: not yet looked at, so `mediaType` is a claim. */
type DrawnPicture = { bytes: Uint8Array; mediaType: string };

/** Anything that draws a picture from a sentence. Throws a ModelError, or the signal's reason. */
export interface PictureModel {
  readonly name: string;
  readonly provider: string;
  draw(prompt: string, options: { signal: AbortSignal }): Promise<DrawnPicture>;
}

/** What a provider asks for a million tokens, in US dollars. */
export type TokenPrice = { inputUsdPerMillionTokens: number; outputUsdPerMillionTokens: number };

/** The models of this server, and how long they may take. */
export type ModelChoice = {
  recipes: RecipeModel;
  /** The longest time for one generation, repair and retries included. */
  timeoutMs: number;
  /** Undefined where nobody said it: then no cost is recorded. */
  price?: TokenPrice;
  /** Undefined where no picture model is set. */
  pictures?: PictureModel;
};
