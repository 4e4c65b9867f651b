import clsx from 'clsx';
import { dateAndTime } from '#contract/in-words.ts';
import { Button } from '../../../ui/button.tsx';
import type { AdminGeneration } from './admin-generation.ts';
import { GenerationBadge } from './generation-badge.tsx';
import { elapsedInWords, modelInWords, reasonInWords, usdInWords } from './in-words.ts';

type GenerationTableProps = {
  generations: readonly AdminGeneration[];
  busy: boolean;
  onOpen: (generation: AdminGeneration) => void;
};

export function GenerationTable({ generations, busy, onOpen }: GenerationTableProps) {
  return (
    <div className="table-wrap" aria-busy={busy || undefined}>
      <table className="table admin-table generation-table">
        <caption className="sr-only">Generations</caption>
        <thead>
          <tr>
            <th scope="col">Started</th>
            <th scope="col">User</th>
            <th scope="col">Status</th>
            <th scope="col">Model</th>
            <th scope="col" className="is-number">
              Duration
            </th>
            <th scope="col" className="is-number">
              Cost
            </th>
            <th scope="col" className="right">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {generations.map((generation) => (
            <GenerationRow
              key={generation.id}
              generation={generation}
              onOpen={() => onOpen(generation)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type GenerationRowProps = { generation: AdminGeneration; onOpen: () => void };

function GenerationRow({ generation, onOpen }: GenerationRowProps) {
  const { createdAt, cookName, cookEmail, reason, model, repaired, tookMs, costUsd } = generation;
  return (
    <tr>
      <td className="num soft cell-date">{dateAndTime(createdAt)}</td>
      <td className="cell-name">
        <span>
          {cookName}
          {cookEmail && <span className="cell-sub">{cookEmail}</span>}
        </span>
      </td>
      <td className="cell-status">
        <span>
          <GenerationBadge status={generation.status} />
          {reason && <span className="cell-sub">{reasonInWords(reason)}</span>}
        </span>
      </td>
      <td className="cell-model">
        <span>
          {modelInWords(model)}
          {repaired && <span className="cell-sub">2 attempts</span>}
        </span>
      </td>
      <td className="num is-number cell-took" data-label="Duration">
        {tookMs === null ? '–' : elapsedInWords(tookMs)}
      </td>
      <td
        className={clsx('num is-number cell-cost', costUsd === null && 'is-none')}
        data-label="Cost"
      >
        {costUsd === null ? '–' : usdInWords(costUsd)}
      </td>
      <td className="right cell-actions">
        <Button
          tone="ghost"
          aria-label={`Details of the generation by ${cookName}, ${dateAndTime(createdAt)}`}
          onClick={onOpen}
        >
          Details
        </Button>
      </td>
    </tr>
  );
}
