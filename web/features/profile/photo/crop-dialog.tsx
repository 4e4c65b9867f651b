import { ImageUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { notify } from '../../../ui/notify.ts';
import { CropStage, type Framing } from './crop-stage.tsx';
import { CropTools } from './crop-tools.tsx';
import { type Cut, cutPhoto } from './cut-photo.ts';
import type { OpenPicture } from './open-picture.ts';
import { failureOf, savePhoto } from './save-photo.ts';
import './crop.css';

const wholePicture: Framing = { crop: { x: 0, y: 0 }, zoom: 1, quarterTurns: 0 };

/** Crops and saves the photo, and shows a notice with the result. @returns whether the photo was saved */
async function cutAndSave(cookId: string, image: HTMLImageElement, cut: Cut): Promise<boolean> {
  let photo: Blob;
  try {
    photo = await cutPhoto(image, cut);
  } catch (cause) {
    console.warn('The photo could not be cut.', cause);
    notify(failureOf(cause));
    return false;
  }
  return savePhoto(cookId, photo);
}

type ActionsProps = {
  busy: boolean;
  /** Undefined until the cropper has loaded the picture. */
  onSave: (() => void) | undefined;
  onChooseAnother: () => void;
  onCancel: () => void;
};

/** The dialog buttons. A started upload cannot be cancelled, so the dialog stays open until the answer, which has a timeout. */
function CropActions({ busy, onSave, onChooseAnother, onCancel }: ActionsProps) {
  return (
    <>
      <Button
        tone="ghost"
        className="crop-another"
        aria-disabled={busy}
        onClick={busy ? undefined : onChooseAnother}
      >
        <ImageUp className="icon" />
        <span className="word">Choose another</span>
      </Button>
      <Button aria-disabled={busy} onClick={busy ? undefined : onCancel}>
        Cancel
      </Button>
      <Button tone="primary" busy={busy} disabled={!onSave} onClick={onSave}>
        {busy ? 'Saving...' : 'Save Photo'}
      </Button>
    </>
  );
}

type CropDialogProps = {
  cookId: string;
  picture: OpenPicture;
  onChooseAnother: () => void;
  onClose: () => void;
};

/** Crops the selected picture. After a failure, the dialog stays open and keeps the crop. */
export default function CropDialog(props: CropDialogProps) {
  const { cookId, picture, onChooseAnother, onClose } = props;
  const [framing, setFraming] = useState(wholePicture);
  const [area, setArea] = useState<Area | null>(null);
  const [busy, setBusy] = useState(false);
  const hintId = useId();
  const change = (changed: Partial<Framing>) => {
    if (!busy) setFraming((before) => ({ ...before, ...changed }));
  };
  async function save(cut: Cut) {
    setBusy(true);
    const isSaved = await cutAndSave(cookId, picture.image, cut);
    setBusy(false);
    if (isSaved) onClose();
  }
  const onSave = area ? () => void save({ area, quarterTurns: framing.quarterTurns }) : undefined;
  const actions = { busy, onSave, onChooseAnother, onCancel: onClose };
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title="Frame your photo"
      actions={<CropActions {...actions} />}
    >
      <div className="dialog-body crop-body">
        <CropStage
          {...{ framing, address: picture.address, describedBy: hintId }}
          onChange={change}
          onArea={setArea}
        />
        <CropTools framing={framing} onChange={change} />
        <p className="label faint crop-hint" id={hintId}>
          Drag the photo, or move it with the arrow keys. Only the circle will show.
        </p>
      </div>
    </Dialog>
  );
}
