import { numberInWords } from '#contract/in-words.ts';
import { NoticeBox } from '../../../ui/notice-box.tsx';
import { Totals } from '../totals.tsx';
import { elapsedInWords, shareInWords, usdInWords } from './in-words.ts';
import type { GenerationSums } from './list-generations.ts';

const took = (ms: number | null) => (ms === null ? '–' : elapsedInWords(ms));

/** Shows the totals of the filtered generations. Reserves its space while they load. */
export function GenerationTotals({ sums }: { sums: GenerationSums | undefined }) {
  const count = sums && numberInWords(sums.generations);
  return (
    <Totals
      totals={[
        { name: 'Generations', value: sums && `${count}${sums.isPartial ? '+' : ''}` },
        { name: 'Failed', value: sums && shareInWords(sums.failed, sums.completed + sums.failed) },
        { name: 'Median', value: sums && took(sums.medianMs) },
        { name: '95% within', value: sums && took(sums.p95Ms) },
        {
          name: 'Model cost',
          value: sums && (sums.costUsd === null ? '–' : usdInWords(sums.costUsd)),
        },
      ]}
    >
      {sums?.isPartial && (
        <p className="label soft">
          {`Totals for the latest ${count}. Choose fewer days to include all of them.`}
        </p>
      )}
      {sums?.isOfSomePeople && (
        <NoticeBox tone="butter" title="More than 100 people match this search">
          <p>Only generations by the newest users are shown. Type more of the email.</p>
        </NoticeBox>
      )}
    </Totals>
  );
}
