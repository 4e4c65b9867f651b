import { toast } from 'sonner';

type Shown = { words: string; isFailure: boolean; atMs: number };

/** What stands there, by the toast's own number. */
const shown = new Map<number | string, Shown>();

/**
 * A notice that is shown a moment before its page is left speaks of what led away ("Recipe deleted"): it comes along. What stood there longer was
 * the page's own.
 */
const comesAlongMs = 400;

/** @param leadsAway it says why its page is left, and does not leave with it */
export function keepShown(
  id: number | string,
  words: string,
  isFailure: boolean,
  leadsAway: boolean,
) {
  const atMs = leadsAway ? Number.POSITIVE_INFINITY : performance.now();
  shown.set(id, { words, isFailure, atMs });
}

export function forgetShown(id: number | string) {
  shown.delete(id);
}

function takeAway(wanted: (one: Shown) => boolean) {
  for (const [id, one] of shown) {
    if (!wanted(one)) continue;
    shown.delete(id);
    toast.dismiss(id);
  }
}

/** The same words twice would say no more: taken away and shown again, they are read out again. */
export const withdrawSame = (words: string) => takeAway((one) => one.words === words);

export const withdrawShownFailures = () => takeAway(({ isFailure }) => isFailure);

/** Toasts leave with their page. @param leftAtMs when it was left, by `performance.now()` */
export const withdrawOfPage = (leftAtMs: number) =>
  takeAway(({ atMs }) => atMs < leftAtMs - comesAlongMs);
