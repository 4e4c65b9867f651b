import clsx from 'clsx';
import { type CreditPack, creditPacks } from '#contract/packs.ts';
import { Badge } from '../../ui/badge.tsx';

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** What is sold, for information: how many credits for how much. */
export function PackList() {
  return (
    <section aria-labelledby="packs">
      <h2 id="packs" className="sr-only">
        Packs
      </h2>
      <div className="packs">
        {creditPacks.map((pack) => (
          <Pack key={pack.id} pack={pack} />
        ))}
      </div>
    </section>
  );
}

function Pack({ pack }: { pack: CreditPack }) {
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
        <span className="price">{dollars(pack.priceCents)}</span>
        <span className="label soft">about {pack.perRecipe} per recipe</span>
      </div>
    </section>
  );
}
