import { categoriesUpdated, notices } from '#contract/notices.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type ActiveChangeOf, useChangeActive } from '../catalogue/use-change-active.ts';
import { BulkBar } from '../list/bulk-bar.tsx';
import { NoneFound } from '../list/none-found.tsx';
import { Pager } from '../list/pager.tsx';
import { useSelection } from '../list/use-selection.ts';
import type { AdminCategory } from './admin-category.ts';
import type { CategoryActions } from './category-row.tsx';
import { CategoryTable } from './category-table.tsx';
import {
  type CategoryListRequest,
  type CategoryPage,
  categoryPageSize,
} from './list-categories.ts';
import { readCategory } from './read-category.ts';
import type { Editing } from './use-category-editing.ts';
import { useInlineEditing } from './use-inline-editing.ts';

type CategoryListProps = CategoryActions & {
  request: CategoryListRequest;
  list: CategoryPage;
  busy: boolean;
  onPage: (page: number) => void;
  onClear: () => void;
  onElsewhere: (editing: Editing) => void;
};

const ofCategories: ActiveChangeOf<AdminCategory> = {
  table: 'categories',
  readNow: readCategory,
  done: categoriesUpdated,
  failed: notices.categoriesFailed,
};

/** One page of the list with bulk actions for selected rows, or the reason why it is empty. */
export function CategoryList(props: CategoryListProps) {
  const { request, list, busy, onPage, onClear, onElsewhere, ...actions } = props;
  const { categories, total, page } = list;
  const selection = useSelection(categories.map(({ id }) => id));
  const inline = useInlineEditing(categories, onElsewhere);
  const { mutate, isPending, variables } = useChangeActive(ofCategories);
  const pressed = variables?.isActive ? 'activate' : 'deactivate';

  if (total === 0) return <NoCategories {...request} onClear={onClear} />;
  return (
    <>
      <BulkBar
        count={selection.ids.length}
        busy={isPending ? pressed : null}
        onActivate={(isActive) => {
          const rows = categories.filter(({ id }) => selection.has(id));
          mutate({ rows, isActive }, { onSuccess: () => selection.leave(selection.ids) });
        }}
        onClear={selection.clear}
      />
      <CategoryTable
        categories={categories}
        selection={selection}
        inline={inline}
        busy={busy}
        {...actions}
      />
      <Pager
        page={page}
        pageSize={categoryPageSize}
        total={total}
        onPage={onPage}
        label="Pages of categories"
      />
    </>
  );
}

type NoCategoriesProps = CategoryListRequest & { onClear: () => void };

function NoCategories({ search, status, group, onClear }: NoCategoriesProps) {
  if (search) {
    const title = `No categories matching "${search}" were found`;
    return <NoneFound heading="h3" title={title} onClear={onClear} />;
  }
  if (status !== 'all') {
    return <NoneFound heading="h3" title={`No ${status} categories`} onClear={onClear} />;
  }
  if (group) {
    return <NoneFound heading="h3" title="No categories in this group" onClear={onClear} />;
  }
  return (
    <EmptyState
      motif="book"
      heading="h3"
      title="No categories yet"
      text="Users choose what they want from categories. Add the first one."
    />
  );
}
