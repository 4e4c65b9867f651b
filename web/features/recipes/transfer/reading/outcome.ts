import type { TransferRecipe } from '../transfer-recipe.ts';

/** What a reader made out, before it is held against what can be saved. */
export type GivenRecipe = TransferRecipe & {
  /** Written by our own download: every text stands as it stood. */
  isOwn: boolean;
};

export type FoundRecipe = {
  recipe: TransferRecipe;
  /** The file, and the file in a zip, that it stands in. */
  from: string;
  /** What is not as it was in the file, in sentences. */
  remarks: string[];
};

export type Refusal = {
  /** The recipe's name, or undefined where a whole file is meant. */
  name: string | undefined;
  from: string;
  /** Why, in a sentence for a person. */
  reason: string;
};

export type Outcome = { found: FoundRecipe } | { refused: Refusal };

export function refuse(from: string, reason: string, name?: string): Outcome {
  return { refused: { name, from, reason } };
}

/** A recipe of which nothing is known yet. */
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
