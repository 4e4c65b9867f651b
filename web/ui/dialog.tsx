import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { BackCloses, closeTopmost } from './back-closes.tsx';
import { useFocusReturn } from './use-focus-return.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** True where the title stands in the content already. */
  titleHidden?: boolean;
  wide?: boolean;
  /** Sticks to the foot. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A toast lies over the dialog: closing the one must not close the other. */
function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null;
}

/** A card in the middle, a sheet from below on a phone. Escape, the scrim and the cross close it. */
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
          // The dialog itself, not the first control in it: that may stand far below its beginning.
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
