import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { PlateMotif } from '../../ui/plate-art.tsx';
import type { RecipeTab } from './list-recipes.ts';

/** Returns the matching empty message of the spec. */
function emptyMessage(search: string, tab: RecipeTab): { title: string; motif: PlateMotif } {
  if (search) return { title: `No recipes matching "${search}" were found`, motif: 'glass' };
  if (tab === 'favorites') {
    return { title: "You haven't added any recipes to your favorites yet", motif: 'heart' };
  }
  return { title: "You haven't saved any recipes yet", motif: 'book' };
}

export function EmptyRecipes({ search, tab }: { search: string; tab: RecipeTab }) {
  return (
    <EmptyState {...emptyMessage(search, tab)}>
      <ButtonLink to="/generate" tone="tint">
        Generate New Recipe
      </ButtonLink>
    </EmptyState>
  );
}
