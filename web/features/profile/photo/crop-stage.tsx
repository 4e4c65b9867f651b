import Cropper, { type Area, type Point } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';

export const zoomRange = { min: 1, max: 4 };
/** The step of the arrow keys in screen pixels; a fifth of it with Shift. */
const keyboardStep = 10;

export type Framing = { crop: Point; zoom: number; quarterTurns: number };

type CropStageProps = {
  address: string;
  framing: Framing;
  onChange: (change: Partial<Framing>) => void;
  onArea: (area: Area) => void;
  /** The id of the element with the usage hint. */
  describedBy: string;
};

/** The picture under a round crop area. It can be dragged, pinched, scrolled or moved with the arrow keys. */
export function CropStage({ address, framing, onChange, onArea, describedBy }: CropStageProps) {
  return (
    <div className="crop-stage">
      <Cropper
        image={address}
        crop={framing.crop}
        zoom={framing.zoom}
        minZoom={zoomRange.min}
        maxZoom={zoomRange.max}
        rotation={framing.quarterTurns * 90}
        aspect={1}
        cropShape="round"
        showGrid={false}
        objectFit="cover"
        keyboardStep={keyboardStep}
        disableAutomaticStylesInjection
        onCropChange={(crop) => onChange({ crop })}
        onZoomChange={(zoom) => onChange({ zoom })}
        onCropAreaChange={(_shares, area) => onArea(area)}
        cropperProps={{
          role: 'application',
          'aria-label': 'Position of the photo',
          'aria-describedby': describedBy,
        }}
      />
    </div>
  );
}
