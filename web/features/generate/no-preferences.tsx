import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown when the catalogue could not be read, or when nothing in it is active. */
export function NoPreferences({ onTryAgain }: { onTryAgain?: () => void }) {
  if (!onTryAgain) {
    return (
      <EmptyState
        motif="threads"
        title="There is nothing to choose from at the moment"
        heading="h1"
        text="The kitchen is being set up. Please come back a little later."
      />
    );
  }
  return (
    <EmptyState motif="face" title="The preferences could not be loaded" heading="h1">
      <Button tone="primary" onClick={onTryAgain}>
        Try Again
      </Button>
    </EmptyState>
  );
}
