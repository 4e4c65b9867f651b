import { Button } from '../../../ui/button.tsx';

/** At the end of the tools, while they narrow the list: the way back to all of it. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <Button tone="ghost" className="clear-tools" onClick={onClear}>
      Clear
    </Button>
  );
}
