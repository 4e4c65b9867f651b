import { SelectBox } from '../list/select-box.tsx';
import type { Selection } from '../list/use-selection.ts';
import type { AdminCategory } from './admin-category.ts';
import { type CategoryActions, CategoryRow } from './category-row.tsx';
import type { InlineEditing } from './use-inline-editing.ts';

type CategoryTableProps = CategoryActions & {
  categories: readonly AdminCategory[];
  selection: Selection;
  inline: InlineEditing;
  busy: boolean;
};

export function CategoryTable(props: CategoryTableProps) {
  const { categories, selection, inline, busy, ...actions } = props;
  return (
    <div className="table-wrap" aria-busy={busy || undefined}>
      <table className="table category-table">
        <caption className="sr-only">Categories</caption>
        <CategoryTableHead selection={selection} />
        <tbody>
          {categories.map((category) => (
            <CategoryRow
              key={category.id}
              category={category}
              selected={selection.has(category.id)}
              onSelect={() => selection.toggle(category.id)}
              inline={inline}
              {...actions}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CategoryTableHead({ selection }: { selection: Selection }) {
  return (
    <thead>
      <tr>
        <th scope="col" className="cell-select">
          <SelectBox
            label="Select all on this page"
            checked={selection.all === 'all'}
            isPartial={selection.all === 'some'}
            onToggle={selection.toggleAll}
          />
        </th>
        <th scope="col" className="cell-icon">
          Icon
        </th>
        <th scope="col">Name</th>
        <th scope="col" className="cell-description">
          Description
        </th>
        <th scope="col" className="cell-order">
          Sort Order
        </th>
        <th scope="col" className="cell-status">
          Status
        </th>
        <th scope="col" className="right cell-actions">
          Actions
        </th>
      </tr>
    </thead>
  );
}
