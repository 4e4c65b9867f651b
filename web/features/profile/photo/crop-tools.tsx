import { RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Framing, zoomRange } from './crop-stage.tsx';

const zoomStep = 0.25;

function bounded(zoom: number): number {
  return Math.min(zoomRange.max, Math.max(zoomRange.min, zoom));
}

type ToolProps = { label: string; disabled?: boolean; onPress: () => void; children: ReactNode };

/** A tool button. Uses `aria-disabled` at the end of the range, because `disabled` would lose the focus. */
function Tool({ label, disabled = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className="btn btn-ghost btn-icon"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPress()}
    >
      {children}
    </button>
  );
}

type CropToolsProps = { framing: Framing; onChange: (change: Partial<Framing>) => void };

function ZoomTool({ framing: { zoom }, onChange }: CropToolsProps) {
  const set = (next: number) => onChange({ zoom: bounded(next) });
  return (
    <div className="crop-zoom">
      <Tool label="Zoom out" disabled={zoom <= zoomRange.min} onPress={() => set(zoom - zoomStep)}>
        <ZoomOut className="icon" />
      </Tool>
      <input
        type="range"
        aria-label="Zoom"
        aria-valuetext={`${Math.round(zoom * 100)} percent`}
        min={zoomRange.min}
        max={zoomRange.max}
        step={0.05}
        value={zoom}
        onChange={({ target }) => set(target.valueAsNumber)}
      />
      <Tool label="Zoom in" disabled={zoom >= zoomRange.max} onPress={() => set(zoom + zoomStep)}>
        <ZoomIn className="icon" />
      </Tool>
    </div>
  );
}

/** Zoom and rotation controls, as an alternative to pinching. */
export function CropTools({ framing, onChange }: CropToolsProps) {
  const turn = (by: number) => onChange({ quarterTurns: framing.quarterTurns + by });
  return (
    <div className="crop-tools">
      <ZoomTool framing={framing} onChange={onChange} />
      <div className="crop-turns">
        <Tool label="Turn left" onPress={() => turn(-1)}>
          <RotateCcw className="icon" />
        </Tool>
        <Tool label="Turn right" onPress={() => turn(1)}>
          <RotateCw className="icon" />
        </Tool>
      </div>
    </div>
  );
}
