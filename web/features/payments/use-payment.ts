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
 * What a result page may show. `waiting`: it is not known yet whom to believe. `silent`: the server does not answer, and
 * nothing is known. `stale`: the server does not answer now; this is what it said before.
 */
export type Knowledge =
  | { from: 'waiting'; payment: Payment }
  | { from: 'silent'; payment: Payment }
  | { from: 'address'; payment: Payment }
  | { from: 'server'; payment: Payment; stale: boolean };

/** What the server said at last; undefined as long as it has said nothing. */
type Answer = { purchase: PurchaseView | null | undefined; silent: boolean };

const mayChange = ({ purchase, silent }: Answer) =>
  silent || (purchase != null && (isOpen(purchase) || !purchase.fresh));

/** Asks the server about a cook's purchase, again and again while it may change and the page is in sight. */
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
    // Offline is an answer too: the page says so.
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

/** What is known, and how to ask again. */
export type Asked = {
  knowledge: Knowledge;
  /** When the server was asked at last, in milliseconds; 0 where it was not. */
  askedAtMs: number;
  /** Null where there is nobody to ask. */
  askAgain: (() => Promise<unknown>) | null;
  /** The server tells only a signed-in buyer. */
  needsSignIn: boolean;
};

/** The payment that the address names: what the server knows of it, else what the address claims. */
export function usePayment(): Asked {
  const session = useSession();
  const { payments } = usePublicSettings();
  const [search] = useSearchParams();
  const query = useMemo(() => readPaymentQuery(search), [search]);
  const cookId = session.status === 'signed-in' && payments !== 'none' ? session.cook.id : null;
  const { data, dataUpdatedAt, refetch } = usePurchase(cookId, query);
  const client = useQueryClient();

  // The badge in the header follows at once.
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
