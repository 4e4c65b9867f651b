import { useGroupChoices } from './use-group-choices.ts';

type GroupFilterProps = {
  /** A group id; null for all groups. */
  group: string | null;
  onGroup: (group: string | null) => void;
};

/** Filters by one group or all. A deleted group stays selected until the admin selects another option. */
export function GroupFilter({ group, onGroup }: GroupFilterProps) {
  const { data: groups = [] } = useGroupChoices();
  const isKnown = group === null || groups.some(({ id }) => id === group);
  return (
    <select
      className="input"
      aria-label="Group"
      value={group ?? ''}
      onChange={(event) => onGroup(event.target.value || null)}
    >
      <option value="">All Groups</option>
      {!isKnown && <option value={group}>Group not found</option>}
      {groups.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
