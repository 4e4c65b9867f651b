import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

type ErrorFallbackProps = {
  /** Renders the failed part again. */
  onTryAgain: () => void;
};

/** Shown after an unexpected render error (spec §2). Self-contained. */
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
