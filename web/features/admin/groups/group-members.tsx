import clsx from 'clsx';
import type { AdminGroup, GroupMember } from './admin-group.ts';
import { mostCounted } from './list-groups.ts';

/** "+8 more"; where they are counted no further, "+188 or more". */
export function othersInWords(group: Pick<AdminGroup, 'members' | 'memberCount'>): string | null {
  const others = group.memberCount - group.members.length;
  if (others <= 0) return null;
  return group.memberCount < mostCounted ? `+${others} more` : `+${others} or more`;
}

/** The categories of a group as badges with icon and name (spec §2), the first ones of many. */
export function GroupMembers({ group }: { group: AdminGroup }) {
  if (group.members.length === 0) return <p className="small faint">No categories assigned</p>;
  const others = othersInWords(group);
  return (
    <ul className="group-members" aria-label={`Categories of ${group.name}`}>
      {group.members.map((member) => (
        <MemberBadge key={member.id} member={member} />
      ))}
      {others && <li className="label faint num">{others}</li>}
    </ul>
  );
}

function MemberBadge({ member }: { member: GroupMember }) {
  return (
    <li
      className={clsx('badge', !member.isActive && 'badge-line')}
      title={member.isActive ? undefined : 'Inactive: cooks are not offered it'}
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
