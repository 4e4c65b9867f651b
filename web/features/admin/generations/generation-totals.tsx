import { numberInWords } from '#contract/in-words.ts';
import { NoticeBox } from '../../../ui/notice-box.tsx';
import { Totals } from '../totals.tsx';
import { shareInWords, tookInWords, usdInWords } from './in-words.ts';
import type { GenerationSums } from './list-generations.ts';

const took = (ms: number | null) => (ms === null ? '–' : tookInWords(ms));

/** What the generations of the filter add up to. Keeps its place while it is added up. */
export function GenerationTotals({ sums }: { sums: GenerationSums | undefined }) {
  const count = sums && numberInWords(sums.generations);
  return (
    <Totals
      totals={[
        { name: 'Generations', value: sums && `${count}${sums.isPartial ? '+' : ''}` },
        { name: 'Failed', value: sums && shareInWords(sums.failed, sums.completed + sums.failed) },
        { name: 'Half within', value: sums && took(sums.medianMs) },
        { name: '95% within', value: sums && took(sums.p95Ms) },
        {
          name: 'Model cost',
          value: sums && (sums.costUsd === null ? '–' : usdInWords(sums.costUsd)),
        },
      ]}
    >
      {sums?.isPartial && (
        <p className="label soft">
          {`Added up over the newest ${count}. Choose fewer days to add up all of them.`}
        </p>
      )}
      {sums?.isOfSomePeople && (
        <NoticeBox tone="butter" title="More than 100 people fit this search">
          <p>Only generations of those who joined last are shown. Type more of the address.</p>
        </NoticeBox>
      )}
    </Totals>
  );
}
