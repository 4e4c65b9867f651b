import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

type ErrorFallbackProps = {
  /** Builds the failed part again. */
  onTryAgain: () => void;
};

/** An unexpected error while rendering (spec §2). Needs nothing but itself. */
export function ErrorFallback({ onTryAgain }: ErrorFallbackProps) {
  return (
    <EmptyState motif="face" title="Something went wrong" heading="h1">
      <Button tone="primary" onClick={onTryAgain}>
        Try Again
      </Button>
      <Button onClick={() => window.location.reload()}>Refresh Page</Button>
    </EmptyState>
  );
}
