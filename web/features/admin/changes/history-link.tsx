import { Link } from 'react-router';
import type { SubjectKind } from './actions.ts';
import { changesAddress } from './change-request.ts';

/** Links to all changes of what a dialog edits. Opens a new tab so that the input in the dialog is kept. */
export function HistoryLink({ kind, id }: { kind: SubjectKind; id: string }) {
  return (
    <p className="small">
      <Link className="link" to={changesAddress(kind, id)} target="_blank">
        Change history
        <span className="sr-only"> (opens in a new tab)</span>
      </Link>
    </p>
  );
}
