type PlateProps = { src: string; className?: string };

/** A dish cut out as a circle. Decoration: the words beside it say what it is. */
export function Plate({ src, className }: PlateProps) {
  return (
    <span className={className ? `plate ${className}` : 'plate'}>
      <img src={src} alt="" width={480} height={480} loading="lazy" />
    </span>
  );
}
