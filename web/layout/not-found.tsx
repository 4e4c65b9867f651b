import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** The Page Not Found screen. */
export function NotFound() {
  return (
    <div className="page pt-10">
      <div className="placeholder">
        <EmptyState motif="face" title="Page Not Found" heading="h1">
          <ButtonLink to="/" tone="primary">
            Return to Home
          </ButtonLink>
        </EmptyState>
      </div>
    </div>
  );
}
