import { useGroupChoices } from './use-group-choices.ts';

type GroupFilterProps = {
  /** The id of a group; null for all of them. */
  group: string | null;
  onGroup: (group: string | null) => void;
};

/** Those of all groups, or of one. A group that is gone stays chosen until another one is. */
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
