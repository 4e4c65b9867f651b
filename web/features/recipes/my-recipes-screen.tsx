import { Plus } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';
import { EmptyRecipes } from './empty-recipes.tsx';
import { KeptCopiesNote } from './kept-copies-note.tsx';
import type { RecipeTab } from './list-recipes.ts';
import { RecipeDialog } from './recipe-dialog.tsx';
import { RecipeGrid, RecipeGridSkeleton } from './recipe-grid.tsx';
import { TransferButton } from './transfer-button.tsx';
import { useRecipeList } from './use-recipe-list.ts';

const searchPauseMs = 250;

/** My Recipes: search, tabs, six cards a page, the detail dialog. */
export function MyRecipesScreen({ cookId }: { cookId: string }) {
  // Another cook starts with an empty search and page 1.
  return <RecipesOf key={cookId} cookId={cookId} />;
}

function RecipesOf({ cookId }: { cookId: string }) {
  const [typed, setTyped] = useState('');
  const [tab, setTab] = useState<RecipeTab>('all');
  const search = useDebouncedValue(typed.trim(), searchPauseMs);
  const [summary, setSummary] = useState('');

  return (
    <div className="page">
      <div className="page-head">
        <h1>My Recipes</h1>
        <div className="row gap-2">
          <ButtonLink to="/generate" tone="primary">
            <Plus className="icon" />
            Generate New Recipe
          </ButtonLink>
          <TransferButton cookId={cookId} />
        </div>
      </div>
      <KeptCopiesNote />
      <Tabs.Root
        value={tab}
        onValueChange={(value) => setTab(value === 'favorites' ? 'favorites' : 'all')}
      >
        <div className="toolbar">
          <Tabs.List className="tabs" aria-label="Which recipes">
            <Tabs.Trigger className="tab" value="all">
              All Recipes
            </Tabs.Trigger>
            <Tabs.Trigger className="tab" value="favorites">
              Favorites
            </Tabs.Trigger>
          </Tabs.List>
          <SearchField label="Search recipes..." value={typed} onChange={setTyped} />
        </div>
        {/* Outside the list, which is remounted for each search: screen readers announce changes only in an existing element. */}
        <p className="sr-only" role="status">
          {summary}
        </p>
        <Tabs.Content value={tab} tabIndex={-1}>
          {/* Another search or another tab starts at page 1 (spec §4): a new key, a new list. */}
          <RecipeListView
            key={`${tab}:${search}`}
            cookId={cookId}
            tab={tab}
            search={search}
            onSummary={setSummary}
          />
        </Tabs.Content>
      </Tabs.Root>
    </div>
  );
}

type RecipeListViewProps = {
  cookId: string;
  tab: RecipeTab;
  search: string;
  /** Receives the summary of the list for screen readers. */
  onSummary: (summary: string) => void;
};

function RecipeListView({ cookId, tab, search, onSummary }: RecipeListViewProps) {
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<RecipeView | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { data, isError, isPlaceholderData, refetch } = useRecipeList({
    cookId,
    search,
    tab,
    page,
  });
  const pageCount = data ? Math.ceil(data.total / limits.recipesPageSize) : 0;

  // If the last recipe of the last page is deleted, that page no longer exists.
  useEffect(() => {
    if (pageCount > 0 && page > pageCount) setPage(pageCount);
  }, [page, pageCount]);

  const total = isPlaceholderData ? undefined : data?.total;
  useEffect(() => {
    if (total !== undefined) onSummary(summaryOf(total, page, pageCount));
  }, [total, page, pageCount, onSummary]);

  function turnTo(next: number) {
    setPage(next);
    // The page buttons are below the list: scroll back to its top.
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) list.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <>
      {isError && !data && <ListFailure onTryAgain={() => void refetch()} />}
      {!isError && !data && <RecipeGridSkeleton />}
      {data?.total === 0 && <EmptyRecipes search={search} tab={tab} />}
      {data && data.total > 0 && (
        <div className="grid gap-12 scroll-mt-24" ref={list} aria-busy={isPlaceholderData}>
          <h2 className="sr-only">{tab === 'favorites' ? 'Favorites' : 'All Recipes'}</h2>
          <RecipeGrid cookId={cookId} recipes={data.recipes} onView={setOpened} />
          <Pagination page={page} pageCount={pageCount} onPage={turnTo} />
        </div>
      )}
      {opened && <RecipeDialog cookId={cookId} opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** "13 recipes, page 2 of 3" */
function summaryOf(total: number, page: number, pageCount: number): string {
  const recipes = `${total.toLocaleString('en')} ${total === 1 ? 'recipe' : 'recipes'}`;
  return pageCount > 1 ? `${recipes}, page ${page} of ${pageCount}` : recipes;
}

function ListFailure({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <EmptyState motif="face" title="Your recipes could not be loaded">
      <Button onClick={onTryAgain}>Try Again</Button>
    </EmptyState>
  );
}
