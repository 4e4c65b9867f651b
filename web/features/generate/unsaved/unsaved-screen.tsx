import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { notices } from '#contract/notices.ts';
import { recipeKeys } from '../../../data/recipes/recipe-queries.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { notify } from '../../../ui/notify.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { dismissGeneration, type UnsavedEntry, unsavedPageSize } from '../read-generations.ts';
import { useUnsaved } from '../use-unsaved.ts';
import { UnsavedRow, UnsavedSkeleton } from './unsaved-row.tsx';

type UnsavedScreenProps = {
  cookId: string;
  /** Saves the recipe and reports its own errors. */
  onSave: (generationId: string) => Promise<unknown>;
};

/** Lists the unsaved recipes, each with buttons to view, save or permanently remove it. */
export function UnsavedScreen({ cookId, onSave }: UnsavedScreenProps) {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useUnsaved(cookId, page);
  const pageCount = data ? Math.ceil(data.total / unsavedPageSize) : 0;

  // Go back to the last existing page after the last entry of the last page was dismissed.
  useEffect(() => {
    if (data && page > Math.max(1, pageCount)) setPage(Math.max(1, pageCount));
  }, [data, page, pageCount]);

  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>Unsaved recipes</h1>
          <p>Recipes you haven’t saved. They stay here until you save or remove them.</p>
        </div>
        <ButtonLink to="/recipes">My Recipes</ButtonLink>
      </div>
      {isError && !data && <UnsavedFailure onTryAgain={() => void refetch()} />}
      {!isError && !data && <UnsavedSkeleton />}
      {data?.total === 0 && page === 1 && <NothingUnsaved />}
      {data && data.entries.length > 0 && (
        <div className="grid gap-10">
          <UnsavedList cookId={cookId} entries={data.entries} onSave={onSave} />
          <Pagination page={page} pageCount={pageCount} onPage={setPage} />
        </div>
      )}
    </div>
  );
}

function UnsavedFailure({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <EmptyState motif="face" title="These recipes could not be loaded">
      <Button tone="primary" onClick={onTryAgain}>
        Try Again
      </Button>
    </EmptyState>
  );
}

function NothingUnsaved() {
  return (
    <EmptyState
      motif="heart"
      title="No unsaved recipes"
      text="Every recipe you make is kept here until you save it."
    >
      <ButtonLink to="/generate" tone="primary">
        Generate New Recipe
      </ButtonLink>
    </EmptyState>
  );
}

type UnsavedListProps = UnsavedScreenProps & { entries: readonly UnsavedEntry[] };

function UnsavedList({ cookId, entries, onSave }: UnsavedListProps) {
  const [asking, setAsking] = useState<UnsavedEntry | null>(null);
  const client = useQueryClient();
  const dismiss = useMutation({
    mutationFn: dismissGeneration,
    onSuccess: () => setAsking(null),
    onError: (error) => {
      console.warn('The recipe could not be dismissed.', error);
      notify(notices.dismissFailed);
    },
    onSettled: () => client.invalidateQueries({ queryKey: recipeKeys.unsaved(cookId) }),
  });
  return (
    <>
      <ul className="unsaved">
        {entries.map((entry) => (
          <UnsavedRow
            key={entry.generationId}
            entry={entry}
            onSave={() => onSave(entry.generationId)}
            onDismiss={() => setAsking(entry)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={asking !== null}
        title="Remove this recipe?"
        text={`${asking?.title ?? 'It'} will be gone for good.`}
        confirmLabel={dismiss.isPending ? 'Removing...' : 'Remove'}
        busy={dismiss.isPending}
        onCancel={() => setAsking(null)}
        onConfirm={() => asking && dismiss.mutate(asking.generationId)}
      />
    </>
  );
}
