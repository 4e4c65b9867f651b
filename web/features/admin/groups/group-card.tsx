import clsx from 'clsx';
import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ActiveBadge } from '../catalogue/active-badge.tsx';
import { SelectBox } from '../list/select-box.tsx';
import { type AdminGroup, isMealType } from './admin-group.ts';
import { GroupMembers } from './group-members.tsx';

export type GroupActions = {
  onEdit: (group: AdminGroup) => void;
  onRemove: (group: AdminGroup) => void;
};

type GroupCardProps = GroupActions & {
  group: AdminGroup;
  selected: boolean;
  onSelect: () => void;
};

/** Shows a group with its categories (spec §2). */
export function GroupCard({ group, selected, onSelect, onEdit, onRemove }: GroupCardProps) {
  const id = useId();
  return (
    <li>
      <article
        className={clsx('card group-card', selected && 'is-selected')}
        aria-labelledby={`${id}-name`}
      >
        <div className="group-card-head">
          <SelectBox label={`Select ${group.name}`} checked={selected} onToggle={onSelect} />
          <h3 id={`${id}-name`}>{group.name}</h3>
          <span className="group-card-buttons">
            <Button
              tone="ghost"
              className="btn-icon"
              aria-label={`Edit ${group.name}`}
              onClick={() => onEdit(group)}
            >
              <Pencil className="icon" />
            </Button>
            <RemoveButton group={group} ruleId={`${id}-rule`} onRemove={onRemove} />
          </span>
        </div>
        <p className="group-card-badges">
          <ActiveBadge active={group.isActive} />
          {group.label && <Badge className="badge-line">{`Label: ${group.label}`}</Badge>}
        </p>
        {group.description && <p className="small soft group-card-words">{group.description}</p>}
        {isMealType(group) && (
          <p className="label faint" id={`${id}-rule`}>
            Users choose exactly one. It can't be deleted; deactivate it instead.
          </p>
        )}
        <GroupMembers group={group} />
      </article>
    </li>
  );
}

type RemoveButtonProps = Pick<GroupActions, 'onRemove'> & { group: AdminGroup; ruleId: string };

/** Deletes a group. The button of Meal Type is disabled; the rule below its name says why. */
function RemoveButton({ group, ruleId, onRemove }: RemoveButtonProps) {
  const stays = isMealType(group);
  return (
    <Button
      tone="ghost"
      className="btn-icon"
      aria-label={`Delete ${group.name}`}
      aria-disabled={stays}
      aria-describedby={stays ? ruleId : undefined}
      onClick={() => !stays && onRemove(group)}
    >
      <Trash2 className="icon" />
    </Button>
  );
}
