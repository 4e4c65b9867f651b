import { Button } from '../ui/button.tsx';

/** Stands in the header for a part of it that broke, or did not arrive: only a new page can bring it. */
export function RefreshButton() {
  return (
    <Button size="small" onClick={() => window.location.reload()}>
      Refresh Page
    </Button>
  );
}
