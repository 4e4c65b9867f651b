import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { PurchaseView } from '#contract/payments.ts';
import { invalidateCredits } from '../../data/credits/credit-keys.ts';
import { usePublicSettings } from '../../data/public-settings.ts';
import { useSession } from '../../data/session/session-store.ts';
import { askPurchase } from './ask-purchase.ts';
import { isOpen, type Payment, paymentOfPurchase, paymentOfQuery } from './payment.ts';
import { type PaymentQuery, purchaseIdIn, readPaymentQuery } from './payment-query.ts';
import { pollWaitMs } from './poll-wait.ts';

/**
 * Where the data of a result page comes from. `waiting`: there is no answer yet. `silent`: the server does not answer and has not
 * answered before. `stale`: the server's last answer, which may be outdated.
 */
export type Knowledge =
  | { from: 'waiting'; payment: Payment }
  | { from: 'silent'; payment: Payment }
  | { from: 'address'; payment: Payment }
  | { from: 'server'; payment: Payment; stale: boolean };

/** The server's last answer. `purchase` is undefined if there was no answer yet, null if the server refused. */
type Answer = { purchase: PurchaseView | null | undefined; silent: boolean };

const mayChange = ({ purchase, silent }: Answer) =>
  silent || (purchase != null && (isOpen(purchase) || !purchase.fresh));

/** Reads a cook's purchase from the server, and polls while its status may change and the page is visible. */
function usePurchase(cookId: string | null, query: PaymentQuery) {
  const client = useQueryClient();
  const purchaseId = purchaseIdIn(query);
  const queryKey = ['payment', cookId, purchaseId];
  const left = query.status === 'cancelled';
  return useQuery({
    queryKey,
    queryFn: async (): Promise<Answer> => {
      if (purchaseId === null) return { purchase: null, silent: false };
      try {
        return { purchase: await askPurchase({ purchaseId, left }), silent: false };
      } catch (error) {
        console.warn('The payment could not be asked for; it is asked again.', error);
        return {
          purchase: client.getQueryData<Answer>(queryKey)?.purchase,
          silent: true,
        };
      }
    },
    enabled: cookId !== null && purchaseId !== null,
    // Run the query when offline too: its failure is shown on the page.
    networkMode: 'always',
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && mayChange(state.data) ? pollWaitMs(state.dataUpdateCount) : false,
    refetchOnWindowFocus: ({ state }) => !state.data || mayChange(state.data),
  });
}

function knowledgeOf(answer: Answer | undefined, claimed: Payment): Knowledge {
  if (!answer) return { from: 'waiting', payment: claimed };
  const { purchase, silent } = answer;
  if (purchase) {
    const stale = silent || !purchase.fresh;
    return { from: 'server', payment: paymentOfPurchase(purchase), stale };
  }
  return { from: silent ? 'silent' : 'address', payment: claimed };
}

/** What is known about the payment, and how to refetch it. */
export type Asked = {
  knowledge: Knowledge;
  /** When the server was last asked, in milliseconds since the epoch; 0 if it was not asked. */
  askedAtMs: number;
  /** Null if the server cannot be asked. */
  askAgain: (() => Promise<unknown>) | null;
  /** Whether the user is signed out: the server answers only the signed-in buyer. */
  needsSignIn: boolean;
};

/** Returns the payment that the URL names: the server's data if available, otherwise what the URL claims. */
export function usePayment(): Asked {
  const session = useSession();
  const { payments } = usePublicSettings();
  const [search] = useSearchParams();
  const query = useMemo(() => readPaymentQuery(search), [search]);
  const cookId = session.status === 'signed-in' && payments !== 'none' ? session.cook.id : null;
  const { data, dataUpdatedAt, refetch } = usePurchase(cookId, query);
  const client = useQueryClient();

  // Update the credit badge in the header at once.
  const status = data?.purchase?.status;
  useEffect(() => {
    if (cookId && status && status !== 'pending') void invalidateCredits(client, cookId);
  }, [client, cookId, status]);

  const claimed = paymentOfQuery(query);
  const isNobodys = purchaseIdIn(query) === null || payments === 'none';
  const needsSignIn = session.status === 'signed-out';
  const nobodyToAsk = isNobodys || needsSignIn;
  const knowledge: Knowledge = nobodyToAsk
    ? { from: 'address', payment: claimed }
    : knowledgeOf(data, claimed);
  const askAgain = nobodyToAsk ? null : refetch;
  return { knowledge, askedAtMs: dataUpdatedAt, askAgain, needsSignIn };
}
