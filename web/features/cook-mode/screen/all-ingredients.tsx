import { ListChecks } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../../layout/error-boundary.tsx';

/** Dialogs are not needed to cook: their code comes with the first one. */
const AllIngredientsDialog = lazy(() => import('./all-ingredients-dialog.tsx'));

type AllIngredientsProps = {
  ingredients: readonly string[];
  ticked: readonly number[];
  onTick: (line: number) => void;
  onOverview: () => void;
};

/** From any step to the whole list, and back to the step. */
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

/** Where the dialog's code is out of reach, the overview has the list too. */
function Instead({ onShow }: { onShow: () => void }) {
  useEffect(() => onShow());
  return null;
}
