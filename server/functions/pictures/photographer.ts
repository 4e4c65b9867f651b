import type { Selections } from '#contract/constraint-labels.ts';
import type { PlateCircle } from '#contract/plate-circle.ts';
import { picturesPath } from '#contract/recipe-pictures.ts';
import type { Recipe } from '#recipes/recipe.ts';

/** A picture that is kept, by its addresses on this site. */
export type KeptPicture = { imageUrl: string; thumbnailUrl: string; plate?: PlateCircle };

/** What a picture is of, and for which generation. */
export type PictureTask = { generationId: string; recipe: Recipe; selections: Selections };

/** Whoever makes the picture of a recipe: a provider's model, or the one of the house. */
export interface Photographer {
  readonly name: string;
  /** How long it may be waited for. */
  readonly timeoutMs: number;
  /** Draws and keeps. Throws where there is no picture, and the signal's reason where it is given up. */
  photograph(task: PictureTask, options: { signal: AbortSignal }): Promise<KeptPicture>;
}

/** The address under which everybody may read a picture. */
export const addressOf = (path: string): string => `${picturesPath}${path}`;
