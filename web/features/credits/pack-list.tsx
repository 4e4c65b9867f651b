import clsx from 'clsx';
import { moneyInWords } from '#contract/money.ts';
import { type CreditPack, creditPacks, packCurrency } from '#contract/packs.ts';
import { usePublicSettings } from '../../data/public-settings.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { NothingForSale } from './nothing-for-sale.tsx';
import { useBuyPack } from './use-buy-pack.ts';

/** The credit packs with their prices, each with a button that opens its checkout. */
export function PackList({ cookId }: { cookId: string }) {
  const { payments } = usePublicSettings();
  const { opening, buy } = useBuyPack(cookId);
  return (
    <section className="pack-section" aria-labelledby="packs">
      <h2 id="packs" className="sr-only">
        Packs
      </h2>
      {payments === 'none' && <NothingForSale />}
      {payments === 'sandbox' && (
        <p className="test-mode small soft">
          <Badge tone="butter">TEST MODE</Badge>
          No real card is charged.
        </p>
      )}
      <div className="packs">
        {creditPacks.map((pack) => (
          <Pack key={pack.id} pack={pack}>
            {payments !== 'none' && (
              <Button
                tone={pack.mostPopular ? 'primary' : 'secondary'}
                size={pack.mostPopular ? 'large' : 'medium'}
                busy={opening === pack.id}
                aria-disabled={opening !== null}
                onClick={() => buy(pack.id)}
              >
                Buy {pack.credits} credits
              </Button>
            )}
          </Pack>
        ))}
      </div>
      <p className="sr-only" role="status">
        {opening && 'Opening checkout…'}
      </p>
    </section>
  );
}

function Pack({ pack, children }: { pack: CreditPack; children: React.ReactNode }) {
  return (
    <section
      className={clsx('pack', pack.mostPopular && 'is-popular')}
      aria-label={`${pack.credits} credits`}
    >
      {pack.mostPopular && (
        <Badge tone="saffron" className="flag">
          Most popular
        </Badge>
      )}
      <div>
        <div className="qty">{pack.credits}</div>
        <div className="soft mt-2.5">credits</div>
      </div>
      <div className="right">
        <span className="price">{moneyInWords(pack.priceCents, packCurrency)}</span>
        <span className="label soft">about {pack.perRecipe} per recipe</span>
      </div>
      {children}
    </section>
  );
}
