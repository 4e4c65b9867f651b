import { authenticationError } from '#contract/notices.ts';
import { useRedirectError } from '../../layout/use-redirect-error.ts';
import { NoticeBox } from '../../ui/notice-box.tsx';

/** The Authentication Error notice of a redirect that failed. */
export function RedirectNotice() {
  const description = useRedirectError();
  if (!description) return null;
  const notice = authenticationError(description);
  return (
    <NoticeBox tone="tomato" title={notice.title}>
      {notice.message}
    </NoticeBox>
  );
}
