import { linkNotice } from '#contract/link-messages.ts';
import { authenticationError } from '#contract/notices.ts';
import { useSession } from '../../data/session/session-store.ts';
import { useRedirectWords } from '../../layout/use-redirect-words.ts';
import { NoticeBox } from '../../ui/notice-box.tsx';

/** Shows the Authentication Error notice of a failed redirect, or the calm notice of a mailed link that was already used. */
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
  // The notice's text depends on whether the user is signed in: wait for the session.
  if (!messageCode || status === 'loading') return null;
  const notice = linkNotice(messageCode, status === 'signed-out' ? 'visitor' : 'signed in');
  if (!notice) return null;
  return (
    <NoticeBox tone="herb" title={notice.title}>
      {notice.message}
    </NoticeBox>
  );
}
