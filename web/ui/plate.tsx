import type { PlateCircle } from '#contract/plate-circle.ts';
import { LazyImage } from './lazy-image.tsx';

type PlateProps = {
  src: string;
  /** Position of the plate in a whole 3:2 picture. Omitted for a square picture of just the plate. */
  circle?: PlateCircle;
  className?: string;
};

/** Returns styles that make the plate fill the circle. All lengths are percentages of the circle's width, so any size works. */
function cropTo({ x, y, radius }: PlateCircle): React.CSSProperties {
  const share = (length: number) => `${(100 * length) / (2 * radius)}%`;
  return {
    position: 'absolute',
    width: share(1200),
    height: share(800),
    maxWidth: 'none',
    left: share(radius - x),
    top: share(radius - y),
  };
}

/** A dish cut out as a circle. Decorative: the text beside it says what it is. */
export function Plate({ src, circle, className }: PlateProps) {
  return (
    <span className={className ? `plate ${className}` : 'plate'}>
      {circle ? (
        <LazyImage src={src} alt="" width={400} height={267} style={cropTo(circle)} />
      ) : (
        <LazyImage src={src} alt="" width={480} height={480} />
      )}
    </span>
  );
}
