import { keyed } from '../../../ui/keyed.ts';
import { ChangeRow } from './change-row.tsx';
import type { StepChange } from './difference/compare-steps.ts';
import { Pieces } from './pieces.tsx';
import { Unchanged } from './unchanged.tsx';

type Told = Exclude<StepChange, { kind: 'same' }>;

/** Which step it is, in words. */
function placeOf(change: Told): string {
  if (change.kind === 'out') return `Was step ${change.before}`;
  const isMoved = change.kind === 'moved' || (change.kind === 'changed' && change.moved);
  return isMoved ? `Step ${change.number}, was step ${change.before}` : `Step ${change.number}`;
}

function Text({ change }: { change: Told }) {
  if (change.kind === 'out') return <del>{change.text}</del>;
  if (change.kind === 'in') return <ins>{change.text}</ins>;
  return change.kind === 'moved' ? change.text : <Pieces pieces={change.pieces} />;
}

/** What became of the method: words in and out, and what is done earlier or later. */
export function ChangedSteps({ changes }: { changes: readonly StepChange[] }) {
  const told = changes.filter((change): change is Told => change.kind !== 'same');
  const same = changes.flatMap((change) => (change.kind === 'same' ? [change.text] : []));
  const keys = keyed(told.map(placeOf));
  return (
    <div>
      <h4 className="change-head">Instructions</h4>
      {told.length > 0 && (
        <ul className="change-rows">
          {told.map((change, index) => (
            <ChangeRow key={keys[index]?.key} kind={change.kind}>
              <p className="label soft">{placeOf(change)}</p>
              <p>
                <Text change={change} />
              </p>
            </ChangeRow>
          ))}
        </ul>
      )}
      <Unchanged lines={same} one="step stays as it is" many="steps stay as they are" />
    </div>
  );
}
