import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type CSSProperties, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { Toaster as Sonner, type ToasterProps, toast } from 'sonner';
import { explainsNavigation, nextStepOf } from './next-step.ts';
import { connectToaster, type Said } from './notify.ts';
import {
  forgetShown,
  keepShown,
  withdrawOfPage,
  withdrawSame,
  withdrawShownFailures,
} from './shown-toasts.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useOpenModal } from './use-open-modal.ts';

const shownForMs = 5_000;
/** A toast with a next step stays longer, so that the user has time to take it. */
const offeredForMs = 8_000;
const icons = { success: CircleCheck, error: CircleAlert, info: Info };
const classes = {
  success: 'toast-success',
  error: 'toast-destructive',
  info: 'toast-info',
};

function ToastCard({ notice, action, address, onClose }: Said & { onClose: () => void }) {
  const Icon = icons[notice.tone];
  // A link to the current page would do nothing.
  const isHere = useLocation().pathname === action?.to;
  return (
    <div
      className={clsx('toast', classes[notice.tone])}
      role={notice.tone === 'error' ? 'alert' : 'status'}
    >
      <Icon className="icon" />
      <div>
        <b>{notice.title}</b>
        <p>{notice.message}</p>
        {address && (
          <textarea
            className="input toast-address"
            readOnly
            rows={2}
            value={address}
            aria-label="Link to copy"
            onFocus={(event) => event.currentTarget.select()}
            // The browser would place its cursor after the focus; the toast would begin a swipe, during which nothing can be selected.
            onMouseDown={(event) => {
              event.preventDefault();
              event.currentTarget.focus();
              event.currentTarget.select();
            }}
            onPointerDown={(event) => event.stopPropagation()}
          />
        )}
        {action && !isHere && (
          <Link className="toast-action" to={action.to} onClick={onClose}>
            {action.label}
          </Link>
        )}
      </div>
      <button type="button" className="x" aria-label="Close" onClick={onClose}>
        <X className="icon" />
      </button>
    </div>
  );
}

/** Shows a toast. Failures stay until they are closed, shown again, or their page is left; other toasts dismiss themselves. */
function showToast({ notice, action = nextStepOf(notice), address }: Said) {
  const words = `${notice.title} ${notice.message}`;
  const isFailure = notice.tone === 'error';
  withdrawSame(words);
  const id = toast.custom(
    (own) => (
      <ToastCard
        notice={notice}
        action={action}
        address={address}
        onClose={() => toast.dismiss(own)}
      />
    ),
    {
      duration: isFailure ? Number.POSITIVE_INFINITY : action ? offeredForMs : shownForMs,
      unstyled: true,
      onDismiss: ({ id: own }) => forgetShown(own),
      onAutoClose: ({ id: own }) => forgetShown(own),
    },
  );
  keepShown(id, words, isFailure, explainsNavigation(notice));
}

/** Dismisses the toasts of a page once another page is shown. */
function useLeaveWithPage(pathname: string) {
  const isLeaving = useNavigation().state !== 'idle';
  const leftAtMs = useRef<number | null>(null);
  const page = useRef(pathname);
  useEffect(() => {
    leftAtMs.current = isLeaving ? performance.now() : null;
  }, [isLeaving]);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    withdrawOfPage(leftAtMs.current ?? performance.now());
  }, [pathname]);
}

/**
 * Returns the position of toasts: at the bottom edge, on the right if there is room. With an open dialog, they appear beside it on a wide
 * screen, and at the top of a narrow one, since the dialog's fields and buttons are at the bottom.
 */
function usePosition(pathname: string): NonNullable<ToasterProps['position']> {
  const isWide = useMediaQuery('(min-width: 40rem)');
  const hasRoomBesideDialog = useMediaQuery('(min-width: 82.5rem)');
  const hasDialog = useOpenModal(true).dialog !== null;
  if (hasDialog && !hasRoomBesideDialog) return 'top-center';
  if (isWide) return 'bottom-right';
  // On a phone, the sign-in form ends where toasts usually appear: at the top they cover the picture, not the button.
  return pathname.startsWith('/auth') ? 'top-center' : 'bottom-center';
}

export default function Toaster() {
  useEffect(() => connectToaster({ show: showToast, withdrawFailures: withdrawShownFailures }), []);
  const { pathname } = useLocation();
  useLeaveWithPage(pathname);
  const edges = { top: 16, bottom: 'var(--toast-foot)', left: 16, right: 16 };
  return (
    <Sonner
      // An open menu lies above toasts, a dialog below them.
      style={{ '--width': 'var(--toast-width)', zIndex: 54 } as CSSProperties}
      position={usePosition(pathname)}
      offset={edges}
      mobileOffset={edges}
    />
  );
}
