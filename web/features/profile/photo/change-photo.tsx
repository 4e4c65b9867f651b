import { Camera, Trash2 } from 'lucide-react';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import type { Cook } from '../../../data/session/cook.ts';
import { avatarAddress } from '../../../layout/avatar-address.ts';
import { Button } from '../../../ui/button.tsx';
import { fetchDialog } from './fetch-dialog.ts';
import { useChosenPicture } from './use-chosen-picture.ts';

const loadCropDialog = () => import('./crop-dialog.tsx');
const CropDialog = lazy(loadCropDialog);
const loadRemovePhoto = () => import('./remove-photo.tsx');
const RemovePhoto = lazy(loadRemovePhoto);

type PickerProps = { ref: RefObject<HTMLInputElement | null>; onChoose: (file: File) => void };

/** A hidden file input that accepts only images (spec §5). A button opens it. */
function PhotoPicker({ ref, onChoose }: PickerProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      hidden
      aria-label="Photo"
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onChoose(file);
        // Reset the input, so that the same file can be selected again.
        target.value = '';
      }}
    />
  );
}

/** Opens the confirmation dialog to remove the photo. Shown only if there is a photo. */
function RemoveButton({ cookId }: { cookId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        tone="ghost"
        onClick={() => void fetchDialog(loadRemovePhoto).then((isThere) => setIsAsking(isThere))}
      >
        <Trash2 className="icon" />
        Remove <span className="sr-only">photo</span>
      </Button>
      {isAsking && (
        <Suspense>
          <RemovePhoto cookId={cookId} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Profile, Change Photo: selects, crops and removes the photo (spec §2). */
export function ChangePhoto({ cook }: { cook: Cook }) {
  const { picture, busy, take, drop } = useChosenPicture(loadCropDialog);
  const picker = useRef<HTMLInputElement>(null);
  const pick = () => picker.current?.click();
  return (
    <div className="photo-actions">
      <PhotoPicker ref={picker} onChoose={(file) => void take(file)} />
      <Button busy={busy} onClick={pick}>
        {!busy && <Camera className="icon" />}
        Change Photo
      </Button>
      {avatarAddress(cook.avatarUrl) && <RemoveButton cookId={cook.id} />}
      {picture && (
        <Suspense>
          <CropDialog
            // Reset the crop for another picture.
            key={picture.address}
            cookId={cook.id}
            picture={picture}
            onChooseAnother={pick}
            onClose={drop}
          />
        </Suspense>
      )}
    </div>
  );
}
