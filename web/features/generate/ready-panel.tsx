import { History } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useUnsaved } from './use-unsaved.ts';

/** The empty state before the first recipe. Links to the latest unsaved recipe, if there is one. */
export function ReadyPanel({ cookId }: { cookId: string }) {
  const { data } = useUnsaved(cookId);
  const latest = data?.entries[0];
  const total = data?.total ?? 0;
  return (
    <EmptyState
      motif="threads"
      title="Ready to create a delicious recipe?"
      text="Choose a few preferences, then generate."
    >
      {latest && (
        <ButtonLink to={`/generate?show=${latest.generationId}`}>
          <History className="icon" />
          You haven’t saved “{latest.title}”. Open it
        </ButtonLink>
      )}
      {total > 1 && (
        <Link className="link small inline-flex items-center min-h-11" to="/recipes/unsaved">
          {total === 2 ? 'See both unsaved recipes' : `See all ${total} unsaved recipes`}
        </Link>
      )}
    </EmptyState>
  );
}
