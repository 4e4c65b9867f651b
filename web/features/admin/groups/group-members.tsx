import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState } from 'react';
import { getSupabase } from '../../../data/supabase-client.ts';
import { Button } from '../../../ui/button.tsx';
import { adminKeys } from '../admin-keys.ts';
import type { AdminGroup, GroupMember } from './admin-group.ts';
import { readMembers } from './list-groups.ts';

/** Shows the categories of a group as badges with icon and name (spec §2). A button loads all of them if there are very many. */
export function GroupMembers({ group }: { group: AdminGroup }) {
  const [isWhole, setIsWhole] = useState(false);
  const whole = useQuery({
    queryKey: adminKeys.groupMembers(group.id),
    queryFn: async () => readMembers(await getSupabase(), group.id),
    enabled: isWhole && group.hasMoreMembers,
    staleTime: 0,
  });
  const members = (group.hasMoreMembers && whole.data) || group.members;
  if (group.members.length === 0) return <p className="small faint">No categories assigned</p>;
  return (
    <>
      <ul className="group-members" aria-label={`Categories of ${group.name}`}>
        {members.map((member) => (
          <MemberBadge key={member.id} member={member} />
        ))}
      </ul>
      {group.hasMoreMembers && !whole.data && (
        <Button
          size="small"
          busy={whole.isFetching}
          onClick={() => (isWhole ? void whole.refetch() : setIsWhole(true))}
        >
          {whole.isError ? 'Try Again' : 'Show all categories'}
          <span className="sr-only"> of {group.name}</span>
        </Button>
      )}
    </>
  );
}

function MemberBadge({ member }: { member: GroupMember }) {
  return (
    <li
      className={clsx('badge', !member.isActive && 'badge-line')}
      title={member.isActive ? undefined : "Inactive: users can't choose it"}
    >
      {member.icon && <span aria-hidden="true">{member.icon}</span>}
      <span className="member-name">{member.name}</span>
      {!member.isActive && (
        <>
          <i className="dot dot-open" />
          <span className="sr-only">(inactive)</span>
        </>
      )}
    </li>
  );
}
