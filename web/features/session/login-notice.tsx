import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { notices } from '#contract/notices.ts';
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

/** Which notice the spec has for a page that needs a login (§2). */
const noticeByPage: [RegExp, keyof typeof notices][] = [
  [/^\/credits\b/, 'creditsNeedLogin'],
  [/^\/profile\b/, 'profileNeedsLogin'],
];

/** Why a visitor who wanted to see their credits or their profile stands before the sign-in. */
export function LoginNotice() {
  const isTakenOver = useIsTakenOver();
  const state = stateSchema.safeParse(useLocation().state);
  if (!isTakenOver || !state.success) return null;
  const name = noticeByPage.find(([page]) => page.test(state.data.wanted))?.[1];
  if (!name) return null;
  const { title, message } = notices[name];
  return (
    <NoticeBox tone="butter" title={title}>
      {message}
    </NoticeBox>
  );
}
