import { History } from 'lucide-react';
import { Link } from 'react-router';
import { useUnsaved } from '../use-unsaved.ts';

/** Links to the unsaved recipes. Shows their number once it is loaded. */
export function UnsavedLink({ cookId }: { cookId: string }) {
  const { data } = useUnsaved(cookId);
  return (
    <p className="page unsaved-link small soft">
      <History className="icon" />
      Looking for one you didn’t save?{' '}
      <Link className="link" to="/recipes/unsaved">
        {data && data.total > 0 ? `Unsaved recipes (${data.total})` : 'Unsaved recipes'}
      </Link>
    </p>
  );
}
