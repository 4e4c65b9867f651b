import { Button } from '../../../ui/button.tsx';

/** Clears all filters. Shown at the end of the list tools while a filter is set. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <Button tone="ghost" className="clear-tools" onClick={onClear}>
      Clear
    </Button>
  );
}
