import clsx from 'clsx';
import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LazyImage } from './lazy-image.tsx';

type PictureOrPlaceholderProps = {
  src: string;
  alt: string;
  /** Pixel size of the file. It reserves the space before the picture loads. */
  width?: number;
  height?: number;
  srcSet?: string;
  sizes?: string;
  /** The main picture of a page, fetched first. All others load when they come near the viewport. */
  first?: boolean;
  /** An illustration drawn from the recipe, not a photograph; a label on the picture says so. */
  isDrawn?: boolean;
  className?: string;
};

/** A picture in a frame. If it cannot be loaded, a "No image" placeholder is shown. */
export function PictureOrPlaceholder(props: PictureOrPlaceholderProps) {
  const {
    src,
    alt,
    width = 1200,
    height = 800,
    first = false,
    isDrawn = false,
    className,
    ...sources
  } = props;
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);

  // A picture that failed before hydration fired its error event before the handler was attached.
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0) setFailedSrc(src);
  }, [src]);

  if (failedSrc === src) {
    return (
      <div className={clsx('photo no-photo', className)}>
        <ImageOff className="icon" />
        No image
      </div>
    );
  }
  const picture = { src, alt, width, height, ...sources, onError: () => setFailedSrc(src) };
  return (
    <div className={clsx('photo', className)}>
      {first ? (
        <img ref={image} {...picture} alt={alt} fetchPriority="high" />
      ) : (
        <LazyImage {...picture} />
      )}
      {isDrawn && <span className="photo-kind">Illustration</span>}
    </div>
  );
}
