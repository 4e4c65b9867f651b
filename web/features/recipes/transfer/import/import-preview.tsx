import type { ImportPlan, PlannedRecipe } from '../saving/plan-import.ts';
import { OutcomeList, type OutcomeRow } from './outcome-list.tsx';

type ImportPreviewProps = {
  plan: ImportPlan;
  withDuplicates: boolean;
  onWithDuplicates: (wanted: boolean) => void;
};

function rowOf({ recipe, from, remarks }: PlannedRecipe): OutcomeRow {
  return { name: recipe.name, from, reason: remarks.join(' ') };
}

/** Shows what will be imported, what already exists, and what cannot be imported and why. */
export function ImportPreview({ plan, withDuplicates, onWithDuplicates }: ImportPreviewProps) {
  const { ready, duplicates, refused } = plan;
  return (
    <div className="grid gap-6">
      <OutcomeList kind="refused" title="Can't be imported" rows={refused} />
      <OutcomeList kind="duplicate" title="Duplicates" rows={duplicates.map(rowOf)}>
        <label className="check-label">
          <input
            type="checkbox"
            className="check"
            checked={withDuplicates}
            onChange={(event) => onWithDuplicates(event.target.checked)}
          />
          Import duplicates too
        </label>
      </OutcomeList>
      <OutcomeList kind="ready" title="Ready to import" rows={ready.map(rowOf)} />
    </div>
  );
}
