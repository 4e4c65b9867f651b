import clsx from 'clsx';
import { Pencil, TextCursorInput, Trash2 } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { ActiveBadge } from '../catalogue/active-badge.tsx';
import { SelectBox } from '../list/select-box.tsx';
import type { AdminCategory } from './admin-category.ts';
import { InlineRow } from './inline-row.tsx';
import { RowButton } from './row-button.tsx';
import type { InlineEditing } from './use-inline-editing.ts';

export type CategoryActions = {
  onEdit: (category: AdminCategory) => void;
  onDelete: (category: AdminCategory) => void;
};

type CategoryRowProps = CategoryActions & {
  category: AdminCategory;
  selected: boolean;
  onSelect: () => void;
  inline: InlineEditing;
};

export function CategoryRow(props: CategoryRowProps) {
  const { category, selected, onSelect, inline } = props;
  const inWork = inline.inWork?.seen.id === category.id ? inline.inWork : null;
  const opener = useRef<HTMLButtonElement>(null);
  const wasInWork = useRef(false);
  useEffect(() => {
    // Editing ended and its focused element was removed: return focus to the button that started the editing.
    if (wasInWork.current && !inWork && document.activeElement === document.body) {
      opener.current?.focus();
    }
    wasInWork.current = inWork !== null;
  }, [inWork]);
  const box = (
    <SelectBox label={`Select ${category.name}`} checked={selected} onToggle={onSelect} />
  );
  if (inWork) return <InlineRow box={box} inWork={inWork} inline={inline} selected={selected} />;
  return <PlainRow {...props} box={box} opener={opener} />;
}

type PlainRowProps = CategoryRowProps & { box: ReactNode; opener: Ref<HTMLButtonElement> };

function PlainRow({ category, selected, box, opener, inline, onEdit, onDelete }: PlainRowProps) {
  const { name, icon, description, sortOrder, isActive, groups } = category;
  return (
    <tr className={clsx(selected && 'is-selected')}>
      <td className="cell-select">{box}</td>
      <td className="cell-icon">
        <span aria-hidden="true">{icon}</span>
      </td>
      <td className="cell-name">
        {name}
        <span className="cell-sub">{groups.map((group) => group.name).join(', ') || 'None'}</span>
      </td>
      <td className="soft cell-description">
        <span>{description}</span>
      </td>
      <td className="num soft cell-order" data-label="Sort Order">
        {sortOrder}
      </td>
      <td className="cell-status">
        <ActiveBadge active={isActive} />
      </td>
      <td className="cell-actions">
        <RowButton
          ref={opener}
          label={`Edit ${name} in its row`}
          title="Edit in this row"
          onClick={() => inline.begin(category)}
        >
          <TextCursorInput className="icon" />
        </RowButton>
        <RowButton label={`Edit ${name}`} title="Edit" onClick={() => onEdit(category)}>
          <Pencil className="icon" />
        </RowButton>
        <RowButton label={`Delete ${name}`} title="Delete" onClick={() => onDelete(category)}>
          <Trash2 className="icon" />
        </RowButton>
      </td>
    </tr>
  );
}
