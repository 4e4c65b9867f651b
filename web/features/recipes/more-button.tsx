import { lazy, Suspense, useState } from 'react';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';
import { ErrorBoundary } from '../../layout/error-boundary.tsx';
import { RefreshButton } from '../../layout/refresh-button.tsx';
import { MenuOnDemand } from './menu-on-demand.tsx';

const loadMenu = () => import('./more-menu.tsx');
const MoreMenu = lazy(loadMenu);
const ShoppingListDialog = lazy(() => import('./shopping-list/shopping-list-dialog.tsx'));

type MoreButtonProps = {
  /** The recipe as written. */
  recipe: RecipeView;
  /** The recipe as the cook measures it; used for the shopping list. */
  measured: RecipeView;
};

/** Opens the menu with the remaining actions for a recipe. */
export function MoreButton({ recipe, measured }: MoreButtonProps) {
  const [shopping, setShopping] = useState(false);
  return (
    <ErrorBoundary place={`shopping-${recipe.id}`} fallback={<RefreshButton />}>
      <MenuOnDemand place={`more-${recipe.id}`} load={loadMenu} wordClass="word">
        <MoreMenu recipe={recipe} onShoppingList={() => setShopping(true)} />
      </MenuOnDemand>
      <Suspense fallback={null}>
        {shopping && <ShoppingListDialog recipe={measured} onClose={() => setShopping(false)} />}
      </Suspense>
    </ErrorBoundary>
  );
}
