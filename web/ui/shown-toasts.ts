import { toast } from 'sonner';

type Shown = { words: string; isFailure: boolean; atMs: number };

/** The visible toasts by id. */
const shown = new Map<number | string, Shown>();

/**
 * A notice that appears shortly before its page is left explains the navigation ("Recipe deleted"), so it stays on the next page. An older
 * notice belongs to the page that is left.
 */
const comesAlongMs = 400;

/** Records a visible toast. @param explainsNavigation the notice explains why its page is left, so it is not dismissed with the page */
export function keepShown(
  id: number | string,
  words: string,
  isFailure: boolean,
  explainsNavigation: boolean,
) {
  const atMs = explainsNavigation ? Number.POSITIVE_INFINITY : performance.now();
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

/** Dismisses toasts with the same text. Showing it again then makes screen readers read it again, without a duplicate. */
export const withdrawSame = (words: string) => takeAway((one) => one.words === words);

export const withdrawShownFailures = () => takeAway(({ isFailure }) => isFailure);

/** Dismisses the toasts of a page that was left. @param leftAtMs when it was left, by `performance.now()` */
export const withdrawOfPage = (leftAtMs: number) =>
  takeAway(({ atMs }) => atMs < leftAtMs - comesAlongMs);
