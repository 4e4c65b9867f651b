import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { BackCloses, closeTopmost } from './back-closes.tsx';
import { useFocusReturn } from './use-focus-return.ts';

type ConfirmDialogProps = {
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  title: string;
  text: string;
  confirmLabel: string;
  busy?: boolean;
  /** Further information to read before confirming. */
  children?: ReactNode;
};

/** Asks for confirmation before something is lost for good. The safe answer, Cancel, has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onCancel, onConfirm, title, text, confirmLabel, busy, children } = props;
  const focus = useFocusReturn();
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="scrim scrim-over" />
        <AlertDialog.Content
          className="dialog dialog-confirm"
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          onEscapeKeyDown={closeTopmost}
        >
          <BackCloses onBack={onCancel} />
          <div className="dialog-body">
            <AlertDialog.Title className="h3">{title}</AlertDialog.Title>
            <AlertDialog.Description className="soft">{text}</AlertDialog.Description>
            {children}
          </div>
          <div className="dialog-foot">
            <AlertDialog.Cancel className="btn btn-secondary">Cancel</AlertDialog.Cancel>
            <button
              type="button"
              className="btn btn-danger"
              disabled={busy}
              aria-busy={busy || undefined}
              // Ignore the second click of a double click: it adds nothing, and may have been meant for the button that opened this dialog.
              onClick={({ detail }) => detail < 2 && onConfirm()}
            >
              {confirmLabel}
            </button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
