import { Link } from 'react-router';
import type { SubjectKind } from './actions.ts';
import { changesAddress } from './change-request.ts';

/** Leads to all changes of what a dialog edits. In a tab of its own: what was typed stays where it is. */
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
