import { type ReactNode, useCallback } from 'react';
import { createPortal } from 'react-dom';
import { useOpenModal } from '../../../ui/use-open-modal.ts';

/**
 * Shows urgent content above whatever is open. While a dialog is open, the content is rendered inside it, since everything outside
 * is inert, and as a popover, which neither the dialog's edge nor a native dialog covers. Otherwise it is rendered in place.
 */
export function AboveAll({ isNeeded, children }: { isNeeded: boolean; children: ReactNode }) {
  const { dialog, hasMenu } = useOpenModal(isNeeded);
  const show = useCallback((element: HTMLDivElement | null) => {
    // Browsers without popover support show it inside the dialog.
    if (element?.isConnected && 'showPopover' in element) element.showPopover();
  }, []);
  if (!isNeeded || (!dialog && !hasMenu)) return children;
  const popover = (
    <div
      ref={show}
      key={dialog ? 'in dialog' : 'over menu'}
      popover="manual"
      className="above-all no-print"
      data-theme="dark"
    >
      {children}
    </div>
  );
  return dialog ? createPortal(popover, dialog) : popover;
}
