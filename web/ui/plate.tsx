import type { PlateCircle } from '#contract/plate-circle.ts';
import { LazyImage } from './lazy-image.tsx';

type PlateProps = {
  src: string;
  /** Of a whole picture, 3 : 2; a square picture of a plate alone has none. */
  circle?: PlateCircle;
  className?: string;
};

/** Lays the picture so that its plate fills the circle: all in shares of the circle’s width, whatever its size. */
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

/** A dish cut out as a circle. Decoration: the words beside it say what it is. */
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
