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

/** Why a visitor who wanted to see their credits stands before the sign-in (spec §2). */
export function LoginNotice() {
  const isTakenOver = useIsTakenOver();
  const state = stateSchema.safeParse(useLocation().state);
  if (!isTakenOver || !state.success || !/^\/credits\b/.test(state.data.wanted)) return null;
  const { title, message } = notices.creditsNeedLogin;
  return (
    <NoticeBox tone="butter" title={title}>
      {message}
    </NoticeBox>
  );
}
