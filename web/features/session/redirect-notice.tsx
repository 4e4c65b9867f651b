import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { authenticationError } from '#contract/notices.ts';
import { NoticeBox } from '../../ui/notice-box.tsx';
import { redirectErrorOf } from './redirect-error.ts';

/** The Authentication Error notice of a redirect that failed. */
export function RedirectNotice() {
  const { search, hash } = useLocation();
  // The server never sees what stands behind the hash: it is read once the page is alive.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const description = redirectErrorOf({ search, hash: alive ? hash : '' });
  if (!description) return null;
  const notice = authenticationError(description);
  return (
    <NoticeBox tone="tomato" title={notice.title}>
      {notice.message}
    </NoticeBox>
  );
}
