import { ListChecks } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../../layout/error-boundary.tsx';

/** Cooking works without the dialog, so its code is loaded when it first opens. */
const AllIngredientsDialog = lazy(() => import('./all-ingredients-dialog.tsx'));

type AllIngredientsProps = {
  ingredients: readonly string[];
  ticked: readonly number[];
  onTick: (line: number) => void;
  onOverview: () => void;
};

/** Button that opens the whole ingredient list from any step. Closing the list returns to the step. */
export function AllIngredients({ onOverview, ...list }: AllIngredientsProps) {
  const [isOpen, setOpen] = useState(false);
  if (list.ingredients.length === 0) return null;
  return (
    <>
      <button type="button" className="cook-all" onClick={() => setOpen(true)}>
        <ListChecks className="icon" />
        All ingredients
      </button>
      {isOpen && (
        <ErrorBoundary place="all-ingredients" fallback={<Instead onShow={onOverview} />}>
          <Suspense>
            <AllIngredientsDialog
              {...list}
              onClose={() => setOpen(false)}
              onOverview={() => {
                setOpen(false);
                onOverview();
              }}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** Opens the overview, which has the list too, when the dialog's code cannot be loaded. */
function Instead({ onShow }: { onShow: () => void }) {
  useEffect(() => onShow());
  return null;
}
