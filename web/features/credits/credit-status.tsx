import { Gift, TriangleAlert } from 'lucide-react';
import { limits } from '#contract/limits.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { NoticeBox } from '../../ui/notice-box.tsx';
import { creditsInWords } from './credits-in-words.ts';

type CreditStatusProps = {
  balance: number | undefined;
  /** The balance is the free credit of a new account; undefined until that is known. */
  isGift: boolean | undefined;
};

/** Dashboard card with the balance. A low balance turns red, with an icon and a sentence; the free credit of a new account is shown as a gift. */
export function CreditStatus({ balance, isGift }: CreditStatusProps) {
  const low = balance !== undefined && isGift === false && balance <= limits.lowCreditsAt;
  return (
    <section className="card grid gap-4" aria-labelledby="credit-status">
      <div className="row between">
        <h2 className="card-title" id="credit-status">
          Credit Status
        </h2>
        {balance === undefined ? (
          <span className="skel h-6.5 w-20" />
        ) : (
          <Badge tone={low ? 'tomato' : isGift ? 'saffron' : 'tint'} className="num">
            {isGift && <Gift className="icon" />}
            {low && <TriangleAlert className="icon" />}
            {creditsInWords(balance)}
          </Badge>
        )}
      </div>
      {low && <NoticeBox tone="tomato" title="Running low on credits!" />}
      {balance !== undefined && isGift === undefined && <div className="skel h-13" />}
      {isGift && <p className="credit-gift">Your first recipe is free</p>}
      <p className="small soft">Each recipe generation costs 1 credit</p>
      {/* With a balance of 0 this is the primary action; with credits, the primary action of the page is to cook. */}
      <ButtonLink to="/credits" tone={balance === 0 ? 'primary' : 'tint'} block>
        Get More Credits
      </ButtonLink>
    </section>
  );
}
