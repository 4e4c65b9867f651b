import { generationFailedBecause, type Notice, notices } from '#contract/notices.ts';

/** The answer of the function when it does not make a recipe. */
export type FunctionRefusal = { status: number; error?: string; code?: string; title?: string };

const noticeByStatus: Record<number, Notice> = {
  401: notices.generateNeedsLogin,
  402: notices.insufficientCredits,
  409: notices.pleaseWait,
  504: notices.timedOut,
};

/** Maps a refusal of the function to the notice that the user sees (spec §8). */
export function noticeOfRefusal({ status, error, code, title }: FunctionRefusal): Notice {
  // A generation that the cook cancelled is not a failure.
  if (code === 'cancelled' && error && title) return { title, message: error, tone: 'info' };
  const fixed = noticeByStatus[status];
  if (fixed) return fixed;
  if (error && title) return { title, message: error, tone: 'error' };
  if (error) return generationFailedBecause(error);
  // A proxy or gateway in front of the server answered: the server is stopping or overloaded.
  return [502, 503].includes(status) ? notices.generationFailed : notices.functionFailed;
}
