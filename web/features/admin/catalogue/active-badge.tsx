import clsx from 'clsx';
import { Badge } from '../../../ui/badge.tsx';

/** Whether cooks are offered it: a filled dot, or an open one. */
export function ActiveBadge({ active }: { active: boolean }) {
  return (
    <Badge tone={active ? 'herb' : 'plain'}>
      <i className={clsx('dot', !active && 'dot-open')} />
      {active ? 'Active' : 'Inactive'}
    </Badge>
  );
}
