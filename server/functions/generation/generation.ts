import type { Selections } from '#contract/constraint-labels.ts';
import type { PlateCircle } from '#contract/plate-circle.ts';
import type { Remixed } from '#contract/remix.ts';
import type { Recipe } from '#recipes/recipe.ts';

/** What is stored of a remix beside its recipe. `held` holds the choices that it was made to, for a remix of the remix. */
export type StoredRemix = Remixed & { held: Selections };

/** The stored result of a finished generation. A request with the same idempotency key returns it again. */
export type StoredResult = Partial<StoredRemix> & {
  recipe: Recipe;
  text: string;
  imageUrl: string;
  thumbnailUrl?: string;
  /** Saved along with the recipe. */
  details?: { picture: { url: string; plate: PlateCircle } };
  timings: Record<string, number>;
};

/** The columns of `public.generations` that the server reads. */
export type Generation = {
  id: string;
  status: 'running' | 'completed' | 'failed' | 'refunded';
  result: StoredResult | null;
  reason: string | null;
  detail: string | null;
  model: string;
  /** Credits charged; 0 when recipes are free. */
  cost: number;
};

export const generationFields = 'id, status, result, reason, detail, model, cost';
