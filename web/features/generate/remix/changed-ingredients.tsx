import { keyed } from '../../../ui/keyed.ts';
import { ChangeRow } from './change-row.tsx';
import type { IngredientChange } from './difference/compare-ingredients.ts';
import { FoldedLines } from './folded-lines.tsx';
import { Pieces } from './pieces.tsx';

function Line({ change }: { change: Exclude<IngredientChange, { kind: 'same' }> }) {
  if (change.kind === 'out') return <del>{change.line}</del>;
  if (change.kind === 'in') return <ins>{change.line}</ins>;
  return (
    <>
      <Pieces pieces={change.amount} />
      {change.amount.length > 0 && ' '}
      <Pieces pieces={change.words} />
    </>
  );
}

/** The ingredient diff: shows the changed lines and collapses the unchanged ones. */
export function ChangedIngredients({ changes }: { changes: readonly IngredientChange[] }) {
  const told = changes.filter((change) => change.kind !== 'same');
  const same = changes.flatMap((change) => (change.kind === 'same' ? [change.line] : []));
  const keys = keyed(told.map(({ kind, line }) => `${kind} ${line}`));
  return (
    <div>
      <h4 className="change-head">Ingredients</h4>
      {told.length > 0 && (
        <ul className="change-rows">
          {told.map((change, index) => (
            <ChangeRow key={keys[index]?.key} kind={change.kind}>
              <Line change={change} />
            </ChangeRow>
          ))}
        </ul>
      )}
      <FoldedLines lines={same} one="ingredient unchanged" many="ingredients unchanged" />
    </div>
  );
}
