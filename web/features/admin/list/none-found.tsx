import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

type NoneFoundProps = {
  title: string;
  /** Where the list is a part of its tab, under a heading of its own. */
  heading?: 'h2' | 'h3';
  onClear: () => void;
};

/** Nothing fits what is asked of a list, and the way back to all of it. */
export function NoneFound({ title, heading = 'h2', onClear }: NoneFoundProps) {
  return (
    <EmptyState motif="glass" heading={heading} title={title}>
      <Button onClick={onClear}>Clear Filters</Button>
    </EmptyState>
  );
}
