import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { removePhoto } from './save-photo.ts';

type RemovePhotoProps = { cookId: string; onClose: () => void };

/** Asks first: the photo may be nowhere else. A failure leaves the question open. */
export default function RemovePhoto({ cookId, onClose }: RemovePhotoProps) {
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    const isGone = await removePhoto(cookId);
    setBusy(false);
    if (isGone) onClose();
  }

  return (
    <ConfirmDialog
      open
      title="Remove your photo?"
      text="Your initials will show instead."
      confirmLabel={busy ? 'Removing...' : 'Remove photo'}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
