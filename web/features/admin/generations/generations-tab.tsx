import { useState } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NoneFound } from '../list/none-found.tsx';
import { ListFailure, RowsSkeleton } from '../list-parts.tsx';
import type { AdminGeneration } from './admin-generation.ts';
import { GenerationDialog } from './generation-dialog.tsx';
import { GenerationFilters } from './generation-filters.tsx';
import { GenerationTable } from './generation-table.tsx';
import { GenerationTotals } from './generation-totals.tsx';
import './generations.css';
import { LogPager } from './log-pager.tsx';
import { useGenerationFilter } from './use-generation-filter.ts';
import { useGenerationModels, useGenerationSums, useGenerations } from './use-generations.ts';

/** The log of generations, newest first: user, outcome, duration and cost. */
export function GenerationsTab() {
  const { filter, place, isFiltered, change, clear, go } = useGenerationFilter();
  const { data, isError, isPlaceholderData, refetch } = useGenerations(filter, place);
  const sums = useGenerationSums(filter);
  const models = useGenerationModels();
  const [opened, setOpened] = useState<AdminGeneration | null>(null);
  const isEmpty = data?.generations.length === 0;
  return (
    <div className="stack">
      <GenerationFilters
        filter={filter}
        models={models}
        onChange={change}
        onClear={isFiltered && !isEmpty ? clear : null}
      />
      {!isError && !isEmpty && !sums.isError && <GenerationTotals sums={sums.data} />}
      {isError && !data && <ListFailure what="generations" onTryAgain={() => void refetch()} />}
      {!isError && !data && <RowsSkeleton label="Loading generations..." />}
      {isEmpty && !isFiltered && (
        <EmptyState
          motif="threads"
          title="Nothing has been generated yet"
          text="Every recipe a user asks for will show up here, with how it turned out."
        />
      )}
      {isEmpty && isFiltered && (
        <NoneFound title="No generations match these filters" onClear={clear} />
      )}
      {data && !isEmpty && (
        <>
          <GenerationTable
            generations={data.generations}
            busy={isPlaceholderData}
            onOpen={setOpened}
          />
          <LogPager page={data} onGo={go} />
        </>
      )}
      {opened && <GenerationDialog generation={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
