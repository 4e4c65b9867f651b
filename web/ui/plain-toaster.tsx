import { useEffect, useState } from 'react';
import type { Notice } from '#contract/notices.ts';
import { connectToaster } from './notify.ts';

/** Stands in when the toaster's code cannot be loaded: a notice must be seen all the same. The latest one, plain. */
export function PlainToaster() {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(
    () =>
      connectToaster({
        show: setNotice,
        withdrawFailures: () => setNotice((now) => (now?.tone === 'error' ? null : now)),
      }),
    [],
  );
  if (!notice) return null;
  return (
    <div className="plain-toaster" role="alert">
      <b>{notice.title}</b> {notice.message}{' '}
      <button type="button" className="btn btn-secondary" onClick={() => setNotice(null)}>
        Close
      </button>
    </div>
  );
}
