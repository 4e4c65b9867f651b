import { type Notice, notices } from '#contract/notices.ts';
import type { NoticeAction } from './notify.ts';

const signIn: NoticeAction = { label: 'Sign in', to: '/auth' };
const steps = new Map<Notice, NoticeAction>([
  [notices.insufficientCredits, { label: 'Get credits', to: '/credits' }],
  [notices.saveNeedsLogin, signIn],
  [notices.ratingNeedsLogin, signIn],
  [notices.generateNeedsLogin, signIn],
]);

/** What to do about a notice that always asks for the same; undefined where nothing is to be done. */
export const nextStepOf = (notice: Notice): NoticeAction | undefined => steps.get(notice);

const saysWhyLeft = new Set<Notice>([notices.sessionEnded, notices.accountDeleted]);

/** Whether a notice says why its page is left: it stays on the next one, however long the way there takes. */
export const leadsAway = (notice: Notice): boolean => saysWhyLeft.has(notice);
