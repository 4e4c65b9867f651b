import type { Database } from '#contract/database.ts';
import { recipeDefaults } from '#contract/limits.ts';
import type { PlateCircle } from '#contract/plate-circle.ts';
import { parseRecipeDetails, type RecipeDetails } from './recipe-details.ts';

/** A recipe as it is displayed (spec §3): missing values are filled with defaults, times are in minutes. */
export type RecipeView = {
  id: string;
  name: string;
  image: string;
  thumbnail: string;
  /** The position of the plate in the picture, for round crops; null if unknown. */
  plate: PlateCircle | null;
  description: string;
  ingredients: string[];
  instructions: string[];
  prepTimeMinutes: number;
  cookTimeMinutes: number;
  servings: number;
  difficulty: string;
  categories: string[];
  userId: string;
  isFavorite: boolean;
  createdAt: string;
  averageRating: number;
  ratingCount: number;
  /** Whether the owner shared it, so that search engines may find it. */
  isShared: boolean;
  details: RecipeDetails;
};

type TableRow = Database['public']['Tables']['recipes']['Row'];

/** The columns that both the table and the stored procedure return. */
export type RecipeRow = Omit<TableRow, 'rating_sum' | 'tips' | 'shared_at'> & {
  /** Missing in rows that an older version stored on this device. */
  shared_at?: string | null;
  tips?: string[] | null;
  is_favorite?: boolean | null;
};

/** @param isFavorite the caller's favorite mark, if the row does not contain it */
export function recipeFromRow(row: RecipeRow, isFavorite = row.is_favorite ?? false): RecipeView {
  const image = row.image_url || recipeDefaults.image;
  const said = parseRecipeDetails(row.details);
  const details = said.tips.length > 0 ? said : { ...said, tips: row.tips ?? [] };
  return {
    id: row.id,
    name: row.name || recipeDefaults.name,
    image,
    thumbnail: row.thumbnail_url || image,
    // A cook may have replaced the drawn picture.
    plate: details.picture?.url === image ? details.picture.plate : null,
    description: row.description || recipeDefaults.description,
    ingredients: row.ingredients ?? [],
    instructions: row.procedure ?? [],
    prepTimeMinutes: row.prep_time ?? recipeDefaults.prepTimeMinutes,
    cookTimeMinutes: row.cook_time ?? recipeDefaults.cookTimeMinutes,
    servings: row.servings ?? recipeDefaults.servings,
    difficulty: row.difficulty || recipeDefaults.difficulty,
    categories: row.categories ?? [],
    userId: row.user_id,
    isFavorite,
    createdAt: row.created_at,
    averageRating: Number(row.average_rating ?? 0),
    ratingCount: row.rating_count ?? 0,
    isShared: Boolean(row.shared_at),
    details,
  };
}

/** Spec §2: a card is not rendered when its recipe lacks an id or a name. */
export function recipesFromRows(rows: readonly RecipeRow[]): RecipeView[] {
  return rows.filter((row) => row.id && row.name).map((row) => recipeFromRow(row));
}
