import { generationFailedBecause, type Notice, notices } from '#contract/notices.ts';

/** What the function answers when it does not make a recipe. */
export type FunctionRefusal = { status: number; error?: string; code?: string; title?: string };

const noticeByStatus: Record<number, Notice> = {
  401: notices.generateNeedsLogin,
  402: notices.insufficientCredits,
  409: notices.pleaseWait,
  504: notices.timedOut,
};

/** A refusal of the function → the notice that a person sees (spec §8). */
export function noticeOfRefusal({ status, error, code, title }: FunctionRefusal): Notice {
  // What the cook took back has not failed.
  if (code === 'cancelled' && error && title) return { title, message: error, tone: 'info' };
  const fixed = noticeByStatus[status];
  if (fixed) return fixed;
  if (error && title) return { title, message: error, tone: 'error' };
  if (error) return generationFailedBecause(error);
  // Something before the server has answered for it: it is stopping, or has too much to do.
  return [502, 503].includes(status) ? notices.generationFailed : notices.functionFailed;
}
