import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { notices } from '#contract/notices.ts';
import { type PaymentMethod, paymentMethodsSchema, setupSchema } from '#contract/payments.ts';
import { askPayments } from '../../data/credits/ask-payments.ts';
import { creditKeys } from '../../data/credits/credit-keys.ts';
import { notify } from '../../ui/notify.ts';
import { noticeOfCardPage } from './checkout-notice.ts';
import { useCheckoutRedirect } from './use-checkout-redirect.ts';

async function readPaymentMethods(): Promise<PaymentMethod[]> {
  const answer = await askPayments('list-payment-methods', {}, paymentMethodsSchema);
  if (answer.kind === 'answered') return answer.value.paymentMethods;
  throw new Error('The saved cards could not be read.');
}

/** Returns the cook's saved cards. Always refetched when the screen opens: cards are changed on the provider's page. */
export function usePaymentMethods(cookId: string) {
  return useQuery({
    queryKey: creditKeys.paymentMethods(cookId),
    queryFn: readPaymentMethods,
    staleTime: 0,
  });
}

/** Sends the browser to the provider's page for adding a card. */
export function useAddCard() {
  const [opening, setOpening] = useState(false);
  const busy = useRef(false);

  function end() {
    busy.current = false;
    setOpening(false);
  }
  const leaveFor = useCheckoutRedirect(end);

  async function open() {
    if (busy.current) return;
    busy.current = true;
    setOpening(true);
    const answer = await askPayments('add-payment-method', {}, setupSchema);
    if (answer.kind === 'answered' && leaveFor(answer.value.url)) return;
    end();
    notify(answer.kind === 'answered' ? notices.cardPageFailed : noticeOfCardPage(answer));
  }

  return { opening, open: () => void open() };
}

/** @returns a function that removes a card, shows a notice, and returns whether the card is deleted */
export function useRemoveCard(cookId: string) {
  const client = useQueryClient();
  return async function remove(id: string): Promise<boolean> {
    const answer = await askPayments('remove-payment-method', { id }, z.unknown());
    const gone = answer.kind === 'answered' || (answer.kind === 'refused' && answer.status === 404);
    const queryKey = creditKeys.paymentMethods(cookId);
    if (gone) {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (cards: PaymentMethod[] | undefined) =>
        cards?.filter((card) => card.id !== id),
      );
    }
    notify(gone ? notices.cardRemoved : notices.cardRemoveFailed);
    return gone;
  };
}
