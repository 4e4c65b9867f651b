import type { ReactNode } from 'react';
import { countOf, dateAndTime, numberInWords } from '#contract/in-words.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { AdminGeneration } from './admin-generation.ts';
import { GenerationBadge } from './generation-badge.tsx';
import { elapsedInWords, modelInWords, reasonInWords, usdInWords } from './in-words.ts';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function creditsInWords({ credits, status }: AdminGeneration): string {
  if (credits === 0) return 'None';
  const taken = countOf(credits, 'credit');
  return status === 'failed' || status === 'refunded' ? `${taken}, refunded` : taken;
}

const grouped = (count: number | null) => (count === null ? '–' : numberInWords(count));

type GenerationDialogProps = { generation: AdminGeneration; onClose: () => void };

/** Shows everything that an admin may see of a generation: neither the choices nor the recipe. */
export function GenerationDialog({ generation, onClose }: GenerationDialogProps) {
  const { cookName, cookEmail, reason, note, tookMs, costUsd, finishedAt } = generation;
  return (
    <Dialog open wide onClose={onClose} title={`Generation by ${cookName}`}>
      <div className="dialog-body">
        <dl className="purchase-facts">
          <Fact name="Status">
            <GenerationBadge status={generation.status} />
          </Fact>
          {reason && (
            <Fact name="Reason">
              {reasonInWords(reason)}
              <span className="cell-sub">{reason}</span>
            </Fact>
          )}
          {note && <Fact name="Note">{note}</Fact>}
          <Fact name="Cook">
            {cookName}
            {cookEmail && <span className="cell-sub">{cookEmail}</span>}
          </Fact>
          <Fact name="Credits">{creditsInWords(generation)}</Fact>
          <Fact name="Model">{modelInWords(generation.model)}</Fact>
          <Fact name="Asked twice">{generation.repaired ? 'Yes' : 'No'}</Fact>
          <Fact name="Tokens">
            {`${grouped(generation.inputTokens)} in, ${grouped(generation.outputTokens)} out`}
          </Fact>
          <Fact name="Model cost">{costUsd === null ? 'No price set' : usdInWords(costUsd)}</Fact>
          <Fact name="Began">{dateAndTime(generation.createdAt)}</Fact>
          {finishedAt && <Fact name="Ended">{dateAndTime(finishedAt)}</Fact>}
          {tookMs !== null && <Fact name="Took">{elapsedInWords(tookMs)}</Fact>}
          <Fact name="Id">
            {generation.id}
            <span className="cell-sub">Look up this ID in the server log for the cause.</span>
          </Fact>
        </dl>
        <p className="small soft">
          Choices and recipes are the user's own and aren't shown to admins.
        </p>
      </div>
    </Dialog>
  );
}
