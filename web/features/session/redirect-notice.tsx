import { linkNotice } from '#contract/link-messages.ts';
import { authenticationError } from '#contract/notices.ts';
import { useSession } from '../../data/session/session-store.ts';
import { useRedirectWords } from '../../layout/use-redirect-words.ts';
import { NoticeBox } from '../../ui/notice-box.tsx';

/** The Authentication Error notice of a redirect that failed, or the calm one of a mailed link that was used already. */
export function RedirectNotice() {
  const { error, messageCode } = useRedirectWords();
  const { status } = useSession();
  if (error) {
    const { title, message } = authenticationError(error);
    return (
      <NoticeBox tone="tomato" title={title}>
        {message}
      </NoticeBox>
    );
  }
  // Whether to ask for a sign-in is known once the session is.
  if (!messageCode || status === 'loading') return null;
  const notice = linkNotice(messageCode, status === 'signed-out' ? 'visitor' : 'signed in');
  if (!notice) return null;
  return (
    <NoticeBox tone="herb" title={notice.title}>
      {notice.message}
    </NoticeBox>
  );
}
