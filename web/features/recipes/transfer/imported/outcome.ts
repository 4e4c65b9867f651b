import type { TransferRecipe } from '../transfer-recipe.ts';

/** A recipe as a reader found it, before it is checked against the limits for saving. */
export type GivenRecipe = TransferRecipe & {
  /** Written by our own download: every text is kept exactly as written. */
  isOwn: boolean;
};

export type FoundRecipe = {
  recipe: TransferRecipe;
  /** The file, and the file within a zip, that contains the recipe. */
  from: string;
  /** What differs from the file, in sentences. */
  remarks: string[];
};

export type Refusal = {
  /** The recipe's name, or undefined if the whole file is refused. */
  name: string | undefined;
  from: string;
  /** The reason, as a sentence for the user. */
  reason: string;
};

export type Outcome = { found: FoundRecipe } | { refused: Refusal };

export function refuse(from: string, reason: string, name?: string): Outcome {
  return { refused: { name, from, reason } };
}

/** A recipe without any data. */
export const nothingGiven: GivenRecipe = {
  name: '',
  description: '',
  ingredients: [],
  instructions: [],
  tips: [],
  prepTimeMinutes: null,
  cookTimeMinutes: null,
  servings: null,
  difficulty: null,
  categories: [],
  imagePath: null,
  thumbnailPath: null,
  isFavorite: false,
  rating: null,
  isOwn: false,
};
