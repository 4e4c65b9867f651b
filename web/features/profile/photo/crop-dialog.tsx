import { ImageUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { notify } from '../../../ui/notify.ts';
import { CropStage, type Framing } from './crop-stage.tsx';
import { CropTools } from './crop-tools.tsx';
import { cutPhoto } from './cut-photo.ts';
import type { OpenPicture } from './open-picture.ts';
import { failureOf, savePhoto } from './save-photo.ts';
import './crop.css';

const wholePicture: Framing = { crop: { x: 0, y: 0 }, zoom: 1, quarterTurns: 0 };

type CropDialogProps = {
  cookId: string;
  picture: OpenPicture;
  onChooseAnother: () => void;
  onClose: () => void;
};

/** What is seen of the chosen picture is decided here. A failure leaves it open, as it was framed. */
export default function CropDialog(props: CropDialogProps) {
  const { cookId, picture, onChooseAnother, onClose } = props;
  const [framing, setFraming] = useState(wholePicture);
  const [area, setArea] = useState<Area | null>(null);
  const [busy, setBusy] = useState(false);
  const hintId = useId();
  const change = (changed: Partial<Framing>) => {
    if (!busy) setFraming((before) => ({ ...before, ...changed }));
  };

  async function save(chosen: Area) {
    setBusy(true);
    const cut = { area: chosen, quarterTurns: framing.quarterTurns };
    const photo = await cutPhoto(picture.image, cut).catch((cause: unknown) => {
      console.warn('The photo could not be cut.', cause);
      notify(failureOf(cause));
    });
    const isSaved = photo !== undefined && (await savePhoto(cookId, photo));
    setBusy(false);
    if (isSaved) onClose();
  }

  return (
    // Once it is on its way it cannot be taken back: then nothing closes before the answer, which is bounded.
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title="Frame your photo"
      actions={
        <>
          <Button
            tone="ghost"
            className="crop-another"
            aria-disabled={busy}
            onClick={() => !busy && onChooseAnother()}
          >
            <ImageUp className="icon" />
            <span className="word">Choose another</span>
          </Button>
          <Button aria-disabled={busy} onClick={() => !busy && onClose()}>
            Cancel
          </Button>
          <Button
            tone="primary"
            busy={busy}
            disabled={!area}
            onClick={() => area && void save(area)}
          >
            {busy ? 'Saving...' : 'Save Photo'}
          </Button>
        </>
      }
    >
      <div className="dialog-body crop-body">
        <CropStage
          address={picture.address}
          framing={framing}
          onChange={change}
          onArea={setArea}
          describedBy={hintId}
        />
        <CropTools framing={framing} onChange={change} />
        <p className="label faint crop-hint" id={hintId}>
          Drag the photo, or move it with the arrow keys. What is in the circle is what is seen.
        </p>
      </div>
    </Dialog>
  );
}
