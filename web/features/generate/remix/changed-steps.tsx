import { keyed } from '../../../ui/keyed.ts';
import { ChangeRow } from './change-row.tsx';
import { isMethodRewritten, type StepChange } from './difference/compare-steps.ts';
import { FoldedLines } from './folded-lines.tsx';
import { Pieces } from './pieces.tsx';

type Told = Exclude<StepChange, { kind: 'same' }>;

/** Describes the position of the step: "Step 2, was step 3". */
function placeOf(change: Told): string {
  if (change.kind === 'out') return `Was step ${change.before}`;
  const isMoved = change.kind === 'moved' || (change.kind === 'changed' && change.moved);
  return isMoved ? `Step ${change.number}, was step ${change.before}` : `Step ${change.number}`;
}

/** Whether the step was rewritten completely: the old and the new text are then shown one below the other. */
const isAnew = (change: Told) =>
  change.kind === 'changed' && change.pieces.every(({ kind }) => kind !== 'same');

function Text({ change }: { change: Told }) {
  if (change.kind === 'out') return <del>{change.text}</del>;
  if (change.kind === 'in') return <ins>{change.text}</ins>;
  return change.kind === 'moved' ? change.text : <Pieces pieces={change.pieces} />;
}

/** The diff of the method, step by step: words removed and added, and steps that moved. */
export function ChangedSteps({ changes }: { changes: readonly StepChange[] }) {
  if (isMethodRewritten(changes)) return <WrittenAnew changes={changes} />;
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
              <p className={isAnew(change) ? 'anew' : undefined}>
                <Text change={change} />
              </p>
            </ChangeRow>
          ))}
        </ul>
      )}
      <FoldedLines lines={same} one="step unchanged" many="steps unchanged" />
    </div>
  );
}

/** Shown if the method was rewritten. The new method is shown in full below, so only the old steps are listed here. */
function WrittenAnew({ changes }: { changes: readonly StepChange[] }) {
  const old = changes.flatMap((change) => (change.kind === 'out' ? [change.text] : []));
  return (
    <div>
      <h4 className="change-head">Instructions</h4>
      <p className="small soft">We rewrote the method. You'll find it below.</p>
      <FoldedLines lines={old} one="earlier step" many="earlier steps" />
    </div>
  );
}
