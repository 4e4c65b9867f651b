import { useLocation } from 'react-router';
import { z } from 'zod';
import { notices } from '#contract/notices.ts';
import { useCreditsEnabled } from '../../data/credits/use-credits-enabled.ts';
import { NoticeBox } from '../../ui/notice-box.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

const stateSchema = z.object({ wanted: z.string() });

/** The spec's notice for each page that needs a login (§2), and for generating a recipe (§8). */
const noticeByPage: [RegExp, keyof typeof notices][] = [
  [/^\/credits\b/, 'creditsNeedLogin'],
  [/^\/profile\b/, 'profileNeedsLogin'],
  [/^\/generate\b/, 'generateNeedsLogin'],
];

/** Explains why a visitor was sent here from Generate, Credits or Profile. On Register, it says what the account offers for Generate. */
export function LoginNotice({ tab }: { tab: 'sign-in' | 'register' }) {
  // The browser keeps the history state across a reload, but the server's HTML was rendered without it.
  const isHydrated = useHydrated();
  const costsCredits = useCreditsEnabled();
  const state = stateSchema.safeParse(useLocation().state);
  if (!isHydrated || !state.success) return null;
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
