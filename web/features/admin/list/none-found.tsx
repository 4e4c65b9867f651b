import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

type NoneFoundProps = {
  title: string;
  /** "h3" if the list is a part of its tab under its own heading. */
  heading?: 'h2' | 'h3';
  onClear: () => void;
};

/** The empty state of a filtered list, with a button that clears the filters. */
export function NoneFound({ title, heading = 'h2', onClear }: NoneFoundProps) {
  return (
    <EmptyState motif="glass" heading={heading} title={title}>
      <Button onClick={onClear}>Clear Filters</Button>
    </EmptyState>
  );
}
