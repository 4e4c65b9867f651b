import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { removePhoto } from './save-photo.ts';

type RemovePhotoProps = { cookId: string; onClose: () => void };

/** Asks for confirmation first, because the photo may exist nowhere else. The dialog stays open after a failure. */
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
