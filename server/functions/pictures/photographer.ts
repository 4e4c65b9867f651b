import type { Selections } from '#contract/constraint-labels.ts';
import type { PlateCircle } from '#contract/plate-circle.ts';
import { picturesPath } from '#contract/recipe-picture-address.ts';
import type { Recipe } from '#recipes/recipe.ts';

/** A stored picture, with its addresses on this site. */
export type KeptPicture = { imageUrl: string; thumbnailUrl: string; plate?: PlateCircle };

/** The recipe to draw, and its generation. */
export type PictureTask = { generationId: string; recipe: Recipe; selections: Selections };

/** Makes the picture of a recipe: a provider's model, or the house photographer. */
export interface Photographer {
  readonly name: string;
  /** How long a caller waits for a picture. */
  readonly timeoutMs: number;
  /** Draws and stores a picture. Throws when there is no picture, and throws the signal's reason when aborted. */
  photograph(task: PictureTask, options: { signal: AbortSignal }): Promise<KeptPicture>;
}

/** Returns the public address of a picture. */
export const addressOf = (path: string): string => `${picturesPath}${path}`;
