import { useRevalidator } from 'react-router';
import { needsConnectionWords } from '../data/offline/needs-connection-words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

const { title, text, link } = needsConnectionWords;

/** Shown for a page that is not stored on this device while the server cannot be reached. */
export function NeedsConnection() {
  const { revalidate } = useRevalidator();
  return (
    <EmptyState motif="face" title={title} heading="h1" text={text}>
      <Button tone="primary" onClick={() => void revalidate()}>
        Try Again
      </Button>
      <ButtonLink to={link.path}>{link.name}</ButtonLink>
    </EmptyState>
  );
}
