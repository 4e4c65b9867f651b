import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { BackCloses, closeTopmost } from './back-closes.tsx';
import { useFocusReturn } from './use-focus-return.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** True if the content already shows the title. */
  titleHidden?: boolean;
  wide?: boolean;
  /** Buttons that stick to the bottom of the dialog. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Returns whether an element is in a toast. Toasts lie over the dialog, and closing one must not close the dialog. */
function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null;
}

/** A centred card, or a bottom sheet on a phone. Escape, a click on the backdrop and the Close button close it. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, titleHidden = false, wide = false, actions, children } = props;
  const focus = useFocusReturn();
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="scrim" />
        <RadixDialog.Content
          className={wide ? 'dialog dialog-wide' : 'dialog'}
          aria-describedby={undefined}
          // Focus the dialog itself, not its first control, which may be far below its beginning.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focus.remember();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={focus.giveBack}
          onEscapeKeyDown={closeTopmost}
          onInteractOutside={(event) => {
            if (isToast(event.target)) event.preventDefault();
          }}
        >
          <BackCloses onBack={onClose} />
          <div className="dialog-scroll">
            <RadixDialog.Title className={titleHidden ? 'sr-only' : 'dialog-title'}>
              {title}
            </RadixDialog.Title>
            {children}
          </div>
          {actions && <div className="dialog-foot">{actions}</div>}
          <RadixDialog.Close className="close" aria-label="Close">
            <X className="icon" />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
