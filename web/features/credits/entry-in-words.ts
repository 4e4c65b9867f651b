import { wordFor } from '#contract/in-words.ts';
import { moneyInWords } from '#contract/money.ts';
import { packCurrency } from '#contract/packs.ts';
import { creditsInWords } from './credits-in-words.ts';

/** An entry of the ledger, with what it was for where that is known. */
export type CreditEntry = {
  id: number;
  delta: number;
  kind: string;
  reason: string | null;
  byAdmin: boolean;
  createdAt: string;
  /** For a generation: the title of the recipe. */
  recipeTitle: string | null;
  /** For a purchase: the price paid. */
  amountCents: number | null;
};

type Words = { what: string; why: string };

/** `generations.reason` (docs/error-codes.md) in words for the cook. */
const failures: Record<string, string> = {
  'timed-out': 'it took too long',
  empty: 'no recipe came back',
  unreadable: "we couldn't read the recipe that came back",
  refused: 'the model declined to write it',
  'check-failed': "the recipe didn't pass our checks",
  'cannot-honour': 'no dish fits all of the choices',
  interrupted: 'it was interrupted',
  'model-rate-limited': 'the recipe service was busy',
  'model-unavailable': "the recipe service didn't respond",
  'model-interrupted': 'the recipe stopped partway through',
  'model-rejected': 'the recipe service turned it down',
  'model-content-filtered': "the recipe service's content filter stopped it",
  'model-unauthorised': "the recipe service wasn't set up correctly",
  'model-not-found': "the recipe service wasn't set up correctly",
};

const plural = (count: number) => wordFor(Math.abs(count), 'Credit');

function generationRefund({ delta, reason }: CreditEntry): Words {
  if (reason === 'cancelled') return { what: 'Generation cancelled', why: 'Credit returned' };
  const because = reason === null ? undefined : failures[reason];
  return {
    what: 'Generation failed',
    why: because ? `${plural(delta)} returned: ${because}` : `${plural(delta)} returned`,
  };
}

function adjustment({ delta, reason, byAdmin }: CreditEntry): Words {
  const change = delta > 0 ? 'added' : 'removed';
  return {
    what: byAdmin ? `${plural(delta)} ${change} by an admin` : `${plural(delta)} ${change}`,
    why: reason || 'Adjustment',
  };
}

function refund({ delta, reason }: CreditEntry): Words {
  if (delta > 0)
    return { what: "Refund didn't go through", why: `${plural(delta)} returned to you` };
  const taken = `${plural(delta)} removed`;
  return { what: 'Purchase refunded', why: reason ? `${taken}: ${reason}` : taken };
}

function dispute({ delta }: CreditEntry): Words {
  return delta > 0
    ? { what: 'Dispute settled', why: `${plural(delta)} returned to you` }
    : { what: 'Payment disputed with your bank', why: `${plural(delta)} removed` };
}

const wordsByKind: Record<string, (entry: CreditEntry) => Words> = {
  free: () => ({ what: 'Welcome', why: 'Free recipe generation' }),
  purchase: ({ delta, amountCents }) => ({
    what: creditsInWords(delta),
    why: amountCents === null ? 'Purchase' : `Purchase, ${moneyInWords(amountCents, packCurrency)}`,
  }),
  // An unfinished generation has no recipe title.
  generation: ({ recipeTitle }) =>
    recipeTitle
      ? { what: recipeTitle, why: 'Recipe generation' }
      : { what: 'Recipe generation', why: '' },
  generation_refund: generationRefund,
  adjustment,
  refund,
  dispute,
  expiry: ({ delta }) => ({ what: `${plural(delta)} expired`, why: 'Not used in time' }),
};

/** Returns the title of an entry and the small print below it, in words for the cook. */
export function entryInWords(entry: CreditEntry): Words {
  const words = wordsByKind[entry.kind];
  // A kind written by a later version: the amount and the date are still correct.
  return words ? words(entry) : { what: 'Credits', why: entry.reason ?? '' };
}

/** "+25", "−1" with a true minus sign, as wide as the plus. */
export function signed(delta: number): string {
  return delta > 0 ? `+${delta}` : `−${Math.abs(delta)}`;
}
