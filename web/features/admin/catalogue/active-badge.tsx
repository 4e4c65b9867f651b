import clsx from 'clsx';
import { Badge } from '../../../ui/badge.tsx';

/** Shows whether cooks are offered the row: a filled dot for active, an open one for inactive. */
export function ActiveBadge({ active }: { active: boolean }) {
  return (
    <Badge tone={active ? 'herb' : 'plain'}>
      <i className={clsx('dot', !active && 'dot-open')} />
      {active ? 'Active' : 'Inactive'}
    </Badge>
  );
}
