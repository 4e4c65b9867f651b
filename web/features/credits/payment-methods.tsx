import { CreditCard } from 'lucide-react';
import { useRef } from 'react';
import { usePublicSettings } from '../../data/public-settings.ts';
import { Button } from '../../ui/button.tsx';
import { SavedCards } from './saved-cards.tsx';
import { useAddedCardNotice } from './use-added-card-notice.ts';
import { useAddCard, usePaymentMethods } from './use-payment-methods.ts';

/** Saved cards, and a button that opens the provider's page for adding one. */
export function PaymentMethods({ cookId }: { cookId: string }) {
  const { payments } = usePublicSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="card" aria-labelledby="payment-methods">
      <h2 className="card-title mb-3" id="payment-methods" ref={heading} tabIndex={-1}>
        Payment Methods
      </h2>
      {payments === 'none' ? (
        <p className="small soft">Nothing is for sale here, so you can't add a card.</p>
      ) : (
        <CardsOf cookId={cookId} onRemoved={() => heading.current?.focus()} />
      )}
    </section>
  );
}

type CardsOfProps = { cookId: string; onRemoved: () => void };

function CardsOf({ cookId, onRemoved }: CardsOfProps) {
  useAddedCardNotice();
  const { data: cards, isError, isFetching, refetch } = usePaymentMethods(cookId);
  const { opening, open } = useAddCard();
  return (
    <div className="grid gap-4">
      {isError ? (
        <div className="row between small soft" role="status">
          <p>We couldn't load your saved cards.</p>
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      ) : (
        <>
          {!cards && <CardsSkeleton />}
          {cards?.length === 0 && (
            <p className="small soft">
              No payment methods added yet. Add a card to purchase credits.
            </p>
          )}
          {cards && cards.length > 0 && (
            <SavedCards cookId={cookId} cards={cards} onRemoved={onRemoved} />
          )}
        </>
      )}
      <Button block busy={opening} onClick={open}>
        {!opening && <CreditCard className="icon" />}
        Add Payment Method
      </Button>
    </div>
  );
}

/** As high as the sentence that most cooks see here. */
function CardsSkeleton() {
  return (
    <div className="cards-skeleton" aria-hidden="true">
      <span className="skel w-full" />
      <span className="skel w-1/2" />
    </div>
  );
}
