import { useRevalidator } from 'react-router';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** A page that this device does not keep, while the server cannot be asked for it. */
export function NeedsConnection() {
  const { revalidate } = useRevalidator();
  return (
    <EmptyState
      motif="face"
      title="This page needs a connection"
      heading="h1"
      text="It is not kept on this device yet."
    >
      <Button tone="primary" onClick={() => void revalidate()}>
        Try Again
      </Button>
      <ButtonLink to="/recipes">My Recipes</ButtonLink>
    </EmptyState>
  );
}
