import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { notices } from '#contract/notices.ts';
import { useCreditsEnabled } from '../../data/credits/use-credits-enabled.ts';
import { NoticeBox } from '../../ui/notice-box.tsx';

const stateSchema = z.object({ wanted: z.string() });

/** The browser keeps the state of an address when the page is loaded anew; the server, whose page is taken over, knows none. */
function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

/** Which notice the spec has for a page that needs a login (§2), or for making a recipe (§8). */
const noticeByPage: [RegExp, keyof typeof notices][] = [
  [/^\/credits\b/, 'creditsNeedLogin'],
  [/^\/profile\b/, 'profileNeedsLogin'],
  [/^\/generate\b/, 'generateNeedsLogin'],
];

/** Why a visitor who wanted a recipe, their credits or their profile stands here; to who registers, what the account gives them. */
export function LoginNotice({ tab }: { tab: 'sign-in' | 'register' }) {
  const isTakenOver = useIsTakenOver();
  const costsCredits = useCreditsEnabled();
  const state = stateSchema.safeParse(useLocation().state);
  if (!isTakenOver || !state.success) return null;
  const name = noticeByPage.find(([page]) => page.test(state.data.wanted))?.[1];
  if (!name) return null;
  if (tab === 'register' && name === 'generateNeedsLogin') {
    return (
      <NoticeBox tone="herb" title="Your choices are saved">
        Create an account to generate your first recipe{costsCredits && ', free'}.
      </NoticeBox>
    );
  }
  const { title, message } = notices[name];
  return (
    <NoticeBox tone="butter" title={title}>
      {message}
    </NoticeBox>
  );
}
