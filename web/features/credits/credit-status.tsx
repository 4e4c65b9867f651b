import { TriangleAlert } from 'lucide-react';
import { limits } from '#contract/limits.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { NoticeBox } from '../../ui/notice-box.tsx';
import { creditsInWords } from './credits-in-words.ts';

/** The dashboard's card about the balance. Low ones turn red, with a sign and a sentence. */
export function CreditStatus({ balance }: { balance: number | undefined }) {
  const low = balance !== undefined && balance <= limits.lowCreditsAt;
  return (
    <section className="card grid gap-4" aria-labelledby="credit-status">
      <div className="row between">
        <h2 className="card-title" id="credit-status">
          Credit Status
        </h2>
        {balance === undefined ? (
          <span className="skel h-6.5 w-20" />
        ) : (
          <Badge tone={low ? 'tomato' : 'tint'} className="num">
            {low && <TriangleAlert className="icon" />}
            {creditsInWords(balance)}
          </Badge>
        )}
      </div>
      {low && <NoticeBox tone="tomato" title="Running low on credits!" />}
      <p className="small soft">Each recipe generation costs 1 credit</p>
      {/* Without credits there is nothing else to do here; with some, the page's one primary is to cook. */}
      <ButtonLink to="/credits" tone={balance === 0 ? 'primary' : 'tint'} block>
        Get More Credits
      </ButtonLink>
    </section>
  );
}
