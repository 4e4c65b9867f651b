import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IngredientChecks } from './ingredient-checks.tsx';

type AllIngredientsDialogProps = {
  ingredients: readonly string[];
  ticked: readonly number[];
  onTick: (line: number) => void;
  onOverview: () => void;
  onClose: () => void;
};

/** Shows the whole ingredient list over the current step. Servings and units are changed in the overview. */
export default function AllIngredientsDialog(props: AllIngredientsDialogProps) {
  const { onOverview, onClose, ...list } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Ingredients"
      actions={<Button onClick={onOverview}>Change servings or units</Button>}
    >
      <div className="dialog-body">
        <IngredientChecks {...list} />
      </div>
    </Dialog>
  );
}
