import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';
import { ErrorBoundary } from '../../layout/error-boundary.tsx';
import { RefreshButton } from '../../layout/refresh-button.tsx';
import { Button } from '../../ui/button.tsx';

const loadMoreMenu = () => import('./more-menu.tsx');
const MoreMenu = lazy(loadMoreMenu);
const ShoppingListDialog = lazy(() => import('./shopping-list/shopping-list-dialog.tsx'));

function prefetchMoreMenu() {
  loadMoreMenu().catch((cause: unknown) => {
    // Only a head start: opening the menu asks again, and says so when it fails.
    console.warn('The menu could not be loaded ahead.', cause);
  });
}

type MoreButtonProps = {
  /** As it was written. */
  recipe: RecipeView;
  /** As the cook measures it: what they shop for. */
  measured: RecipeView;
};

/** Opens the menu of everything else that can be done with a recipe; the menu comes when a hand comes near. */
export function MoreButton({ recipe, measured }: MoreButtonProps) {
  const [opened, setOpened] = useState(false);
  const [shopping, setShopping] = useState(false);
  const closed = (
    <Button
      aria-haspopup="menu"
      aria-expanded={false}
      busy={opened}
      onPointerEnter={prefetchMoreMenu}
      onFocus={prefetchMoreMenu}
      onClick={() => setOpened(true)}
    >
      {!opened && <Ellipsis className="icon" />}
      <span className="word">More</span>
    </Button>
  );
  return (
    <ErrorBoundary place={`more-${recipe.id}`} fallback={<RefreshButton />}>
      <Suspense fallback={closed}>
        {opened ? (
          <MoreMenu recipe={recipe} defaultOpen onShoppingList={() => setShopping(true)} />
        ) : (
          closed
        )}
      </Suspense>
      <Suspense fallback={null}>
        {shopping && <ShoppingListDialog recipe={measured} onClose={() => setShopping(false)} />}
      </Suspense>
    </ErrorBoundary>
  );
}
