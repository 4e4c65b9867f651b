import { groupsUpdated, notices } from '#contract/notices.ts';
import { type ActiveChangeOf, useChangeActive } from '../catalogue/use-change-active.ts';
import { BulkBar } from '../list/bulk-bar.tsx';
import { useSelection } from '../list/use-selection.ts';
import type { AdminGroup } from './admin-group.ts';
import { type GroupActions, GroupCard } from './group-card.tsx';
import { readGroup } from './list-groups.ts';

type GroupGridProps = GroupActions & { groups: readonly AdminGroup[]; busy: boolean };

const ofGroups: ActiveChangeOf<AdminGroup> = {
  table: 'category_groups',
  readNow: readGroup,
  done: groupsUpdated,
  failed: notices.groupsFailed,
};

/** Shows the cards of a page, with bulk actions for the selected cards. */
export function GroupGrid({ groups, busy, ...actions }: GroupGridProps) {
  const selection = useSelection(groups.map(({ id }) => id));
  const { mutate, isPending, variables } = useChangeActive(ofGroups);
  const underWay = variables?.isActive ? 'activate' : 'deactivate';
  return (
    <>
      <BulkBar
        count={selection.ids.length}
        busy={isPending ? underWay : null}
        onActivate={(isActive) => {
          const rows = groups.filter(({ id }) => selection.has(id));
          mutate({ rows, isActive }, { onSuccess: () => selection.leave(selection.ids) });
        }}
        onClear={selection.clear}
      />
      <ul className="group-grid" aria-label="Category groups" aria-busy={busy || undefined}>
        {groups.map((group) => (
          <GroupCard
            key={group.id}
            group={group}
            selected={selection.has(group.id)}
            onSelect={() => selection.toggle(group.id)}
            {...actions}
          />
        ))}
      </ul>
    </>
  );
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Placeholder cards of about the height of the loaded ones. */
export function GroupsSkeleton() {
  return (
    <div className="group-grid" role="status">
      <span className="sr-only">Loading groups...</span>
      {places.map((place) => (
        <div key={place} className="skel group-skeleton" />
      ))}
    </div>
  );
}
