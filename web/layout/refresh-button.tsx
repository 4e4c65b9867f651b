import { Button } from '../ui/button.tsx';

/** Replaces a part of the header that failed to render or to load: only a page reload fixes that. */
export function RefreshButton() {
  return (
    <Button size="small" onClick={() => window.location.reload()}>
      Refresh Page
    </Button>
  );
}
