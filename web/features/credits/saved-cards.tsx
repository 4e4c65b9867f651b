import { CreditCard, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PaymentMethod } from '#contract/payments.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { brandName, cardName, expiryOf, isExpired } from './card-in-words.ts';
import { useRemoveCard } from './use-payment-methods.ts';

type SavedCardsProps = {
  cookId: string;
  cards: PaymentMethod[];
  /** Called after a card was removed, and with it the button that had the focus. */
  onRemoved: () => void;
};

/** The saved cards. Each can be removed after a confirmation. */
export function SavedCards({ cookId, cards, onRemoved }: SavedCardsProps) {
  const [asked, setAsked] = useState<PaymentMethod | null>(null);
  const [leavingId, setLeavingId] = useState<string | null>(null);
  const remove = useRemoveCard(cookId);

  async function confirm(card: PaymentMethod) {
    setAsked(null);
    setLeavingId(card.id);
    const gone = await remove(card.id);
    setLeavingId(null);
    if (gone) onRemoved();
  }

  return (
    <>
      <ul className="saved-cards" aria-label="Saved cards">
        {cards.map((card) => (
          <SavedCard
            key={card.id}
            card={card}
            leaving={card.id === leavingId}
            onRemove={() => setAsked(card)}
          />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open
          onCancel={() => setAsked(null)}
          onConfirm={() => void confirm(asked)}
          title="Remove this card?"
          text={`${cardName(asked)} won't be offered when you buy credits. You can add it again anytime.`}
          confirmLabel="Remove card"
        />
      )}
    </>
  );
}

type SavedCardProps = { card: PaymentMethod; leaving: boolean; onRemove: () => void };

function SavedCard({ card, leaving, onRemove }: SavedCardProps) {
  return (
    <li>
      <CreditCard className="icon" />
      <div>
        <p className="saved-card-name num">
          {brandName(card.brand)} <span aria-hidden="true">••••</span>
          <span className="sr-only">ending in</span> {card.last4}
        </p>
        {isExpired(card) ? (
          <Badge tone="tomato" className="num">
            Expired {expiryOf(card)}
          </Badge>
        ) : (
          <p className="micro faint num">Expires {expiryOf(card)}</p>
        )}
      </div>
      <Button
        tone="ghost"
        className="btn-icon"
        aria-label={`Remove ${cardName(card)}`}
        busy={leaving}
        onClick={onRemove}
      >
        {!leaving && <Trash2 className="icon" />}
      </Button>
    </li>
  );
}
