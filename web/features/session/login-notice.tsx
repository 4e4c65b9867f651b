import { useLocation } from 'react-router';
import { z } from 'zod';
import { notices } from '#contract/notices.ts';
import { NoticeBox } from '../../ui/notice-box.tsx';

const stateSchema = z.object({ wanted: z.string() });

/** Why a visitor who wanted to see their credits stands before the sign-in (spec §2). */
export function LoginNotice() {
  const state = stateSchema.safeParse(useLocation().state);
  if (!state.success || !/^\/credits\b/.test(state.data.wanted)) return null;
  const { title, message } = notices.creditsNeedLogin;
  return (
    <NoticeBox tone="butter" title={title}>
      {message}
    </NoticeBox>
  );
}
