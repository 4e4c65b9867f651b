import { type Notice, notices } from '#contract/notices.ts';
import type { NoticeAction } from './notify.ts';

const signIn: NoticeAction = { label: 'Sign in', to: '/auth' };
const steps = new Map<Notice, NoticeAction>([
  [notices.insufficientCredits, { label: 'Get credits', to: '/credits' }],
  [notices.saveNeedsLogin, signIn],
  [notices.ratingNeedsLogin, signIn],
  [notices.generateNeedsLogin, signIn],
]);

/** Returns the next step of a notice that always has the same one; undefined for other notices. */
export const nextStepOf = (notice: Notice): NoticeAction | undefined => steps.get(notice);

const saysWhyLeft = new Set<Notice>([notices.sessionEnded, notices.accountDeleted]);

/** Returns whether a notice explains why its page is left. It stays visible on the next page, however long the navigation takes. */
export const explainsNavigation = (notice: Notice): boolean => saysWhyLeft.has(notice);
