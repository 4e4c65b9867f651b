import { useEffect, useState } from 'react';
import { connectToaster, type Said } from './notify.ts';

/** Fallback if the toaster's code cannot be loaded, so that notices are still seen. Shows only the latest notice, in plain form. */
export function PlainToaster() {
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(
    () =>
      connectToaster({
        show: setSaid,
        withdrawFailures: () => setSaid((now) => (now?.notice.tone === 'error' ? null : now)),
      }),
    [],
  );
  if (!said) return null;
  const { notice, action, address } = said;
  return (
    <div className="plain-toaster" role="alert">
      <b>{notice.title}</b> {notice.message} {address}{' '}
      {action && (
        <a className="link" href={action.to}>
          {action.label}
        </a>
      )}{' '}
      <button type="button" className="btn btn-secondary" onClick={() => setSaid(null)}>
        Close
      </button>
    </div>
  );
}
