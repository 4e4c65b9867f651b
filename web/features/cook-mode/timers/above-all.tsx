import { type ReactNode, useCallback } from 'react';
import { createPortal } from 'react-dom';
import { useOpenModal } from '../../../ui/use-open-modal.ts';

/**
 * Shows what may not wait above whatever is open. Where a dialog is open it stands in it, since all else is out of reach then, and as a popover, which
 * neither the dialog's edge nor a native dialog covers. Otherwise it stands where it is written.
 */
export function AboveAll({ isNeeded, children }: { isNeeded: boolean; children: ReactNode }) {
  const { dialog, hasMenu } = useOpenModal(isNeeded);
  const show = useCallback((element: HTMLDivElement | null) => {
    // A browser that has no popovers shows it inside the dialog.
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
