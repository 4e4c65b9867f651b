import { Camera, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { notices } from '#contract/notices.ts';
import { isOutOfReach } from '../../../data/offline/reach.ts';
import type { Cook } from '../../../data/session/cook.ts';
import { avatarAddress } from '../../../layout/avatar-address.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { choosePhoto } from './choose-photo.ts';
import type { OpenPicture } from './open-picture.ts';

const loadCropDialog = () => import('./crop-dialog.tsx');
const CropDialog = lazy(loadCropDialog);
const RemovePhoto = lazy(() => import('./remove-photo.tsx'));

/** Fetched with the picture, so that a connection that is gone is said, and takes no page down. */
async function prepare(file: File): Promise<OpenPicture | null> {
  const picture = await choosePhoto(file);
  if (!picture) return null;
  try {
    await loadCropDialog();
    return picture;
  } catch (cause) {
    console.warn('What frames a photo could not be loaded.', cause);
    notify(isOutOfReach() ? notices.avatarUnreachable : notices.avatarFailed);
    picture.close();
    return null;
  }
}

/** The picture that is being framed; the one before is let go. */
function usePicture() {
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  useEffect(() => () => picture?.close(), [picture]);
  return [picture, setPicture] as const;
}

/** Profile, Change Photo (spec §2): the picker offers images alone. */
export function ChangePhoto({ cook }: { cook: Cook }) {
  const [picture, setPicture] = usePicture();
  const [isRemoving, setIsRemoving] = useState(false);
  const [busy, setBusy] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  async function take(file: File) {
    setBusy(true);
    const chosen = await prepare(file);
    if (chosen) setPicture(chosen);
    setBusy(false);
  }

  return (
    <div className="photo-actions">
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        aria-label="Photo"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          // Or the same file could not be chosen again.
          target.value = '';
        }}
      />
      <Button busy={busy} onClick={() => picker.current?.click()}>
        {!busy && <Camera className="icon" />}
        Change Photo
      </Button>
      {avatarAddress(cook.avatarUrl) && (
        <Button tone="ghost" onClick={() => setIsRemoving(true)}>
          <Trash2 className="icon" />
          Remove <span className="sr-only">photo</span>
        </Button>
      )}
      <Suspense>
        {picture && (
          <CropDialog
            key={picture.address}
            cookId={cook.id}
            picture={picture}
            onChooseAnother={() => picker.current?.click()}
            onClose={() => setPicture(null)}
          />
        )}
        {isRemoving && <RemovePhoto cookId={cook.id} onClose={() => setIsRemoving(false)} />}
      </Suspense>
    </div>
  );
}
