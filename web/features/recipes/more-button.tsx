import { lazy, Suspense, useState } from 'react';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';
import { ErrorBoundary } from '../../layout/error-boundary.tsx';
import { RefreshButton } from '../../layout/refresh-button.tsx';
import { MenuOnDemand } from './menu-on-demand.tsx';

const loadMenu = () => import('./more-menu.tsx');
const MoreMenu = lazy(loadMenu);
const ShoppingListDialog = lazy(() => import('./shopping-list/shopping-list-dialog.tsx'));

type MoreButtonProps = {
  /** As it was written. */
  recipe: RecipeView;
  /** As the cook measures it: what they shop for. */
  measured: RecipeView;
};

/** Opens the menu of everything else that can be done with a recipe. */
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
