import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { notices } from '#contract/notices.ts';
import type { CreditPack } from '#contract/packs.ts';
import { checkoutSchema } from '#contract/payments.ts';
import { askPayments } from '../../data/credits/ask-payments.ts';
import { orderBefore, rememberBoughtFor } from '../../data/credits/bought-for.ts';
import { invalidateCredits } from '../../data/credits/credit-keys.ts';
import { readWaitingChoices } from '../../data/credits/waiting-choices.ts';
import { notify } from '../../ui/notify.ts';
import { forgetCheckoutKey, takeCheckoutKey } from './checkout-key.ts';
import { isCheckoutOver, isKeySpent, noticeOfCheckout } from './checkout-notice.ts';
import { useCheckoutRedirect } from './use-checkout-redirect.ts';

type PackId = CreditPack['id'];

function askCheckout(cookId: string, packId: PackId) {
  const idempotencyKey = takeCheckoutKey(cookId, packId);
  return askPayments('create-checkout', { packId, idempotencyKey }, checkoutSchema);
}

/**
 * Opens the checkout of a pack and sends the browser there.
 * @returns `opening`, the pack whose checkout is being opened (null while none is), and `buy`
 */
export function useBuyPack(cookId: string) {
  const client = useQueryClient();
  const before = orderBefore(useLocation().state);
  const [opening, setOpening] = useState<PackId | null>(null);
  /** The state changes only at the next render; a second click may come before it. */
  const busy = useRef(false);

  function end() {
    busy.current = false;
    setOpening(null);
  }
  const leaveFor = useCheckoutRedirect(() => {
    end();
    void invalidateCredits(client, cookId);
  });

  async function buy(packId: PackId) {
    if (busy.current) return;
    busy.current = true;
    setOpening(packId);
    let answer = await askCheckout(cookId, packId);
    if (isCheckoutOver(answer)) {
      forgetCheckoutKey();
      answer = await askCheckout(cookId, packId);
    }
    if (answer.kind === 'answered' && leaveFor(answer.value.url)) {
      rememberBoughtFor(cookId, before ?? readWaitingChoices(cookId));
      window.addEventListener('pagehide', forgetCheckoutKey, { once: true });
      return;
    }
    if (isKeySpent(answer)) forgetCheckoutKey();
    end();
    notify(answer.kind === 'answered' ? notices.checkoutFailed : noticeOfCheckout(answer));
  }

  return { opening, buy: (packId: PackId) => void buy(packId) };
}
