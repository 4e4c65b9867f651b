import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type CSSProperties, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Toaster as Sonner, toast } from 'sonner';
import type { Notice } from '#contract/notices.ts';
import { connectToaster } from './notify.ts';
import { useMediaQuery } from './use-media-query.ts';

const shownForMs = 5_000;
const icons = { success: CircleCheck, error: CircleAlert, info: Info };
const classes = {
  success: 'toast-success',
  error: 'toast-destructive',
  info: 'toast-info',
};

function ToastCard({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const Icon = icons[notice.tone];
  return (
    <div
      className={clsx('toast', classes[notice.tone])}
      role={notice.tone === 'error' ? 'alert' : 'status'}
    >
      <Icon className="icon" />
      <div>
        <b>{notice.title}</b>
        <p>{notice.message}</p>
      </div>
      <button type="button" className="x" aria-label="Close" onClick={onClose}>
        <X className="icon" />
      </button>
    </div>
  );
}

/** The failures that stand there, by what they say. */
const failures = new Map<string, number | string>();

/** Failures stay until they are closed, or said anew; the rest leaves after five seconds. */
function showToast(notice: Notice) {
  const words = `${notice.title} ${notice.message}`;
  const before = failures.get(words);
  // Taken away and shown again, so that it is read out again; the same words twice would say no more.
  if (before !== undefined) toast.dismiss(before);
  const shown = toast.custom(
    (id) => <ToastCard notice={notice} onClose={() => toast.dismiss(id)} />,
    {
      duration: notice.tone === 'error' ? Number.POSITIVE_INFINITY : shownForMs,
      unstyled: true,
      onDismiss: ({ id }) => failures.get(words) === id && failures.delete(words),
    },
  );
  if (notice.tone === 'error') failures.set(words, shown);
}

function withdrawFailures() {
  for (const shown of failures.values()) toast.dismiss(shown);
  failures.clear();
}

export default function Toaster() {
  useEffect(() => connectToaster({ show: showToast, withdrawFailures }), []);
  const wide = useMediaQuery('(min-width: 40rem)');
  // A phone's sign-in form ends where toasts stand elsewhere: there they lie on the picture, not on the button.
  const onPicture = useLocation().pathname.startsWith('/auth');
  const narrowPosition = onPicture ? 'top-center' : 'bottom-center';
  return (
    <Sonner
      style={{ '--width': '420px' } as CSSProperties}
      position={wide ? 'top-right' : narrowPosition}
      offset={88}
      mobileOffset={{ top: 16, bottom: 'var(--toast-foot)', left: 16, right: 16 }}
    />
  );
}
