import clsx from 'clsx';
import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LazyImage } from './lazy-image.tsx';

type PhotoProps = {
  src: string;
  alt: string;
  /** Pixels of the file, so that the place is kept before it arrives. */
  width?: number;
  height?: number;
  srcSet?: string;
  sizes?: string;
  /** The one big picture of a page: fetched first. All others wait until they come near. */
  first?: boolean;
  /** Drawn from the recipe and no photograph: said on the picture. */
  isDrawn?: boolean;
  className?: string;
};

/** A picture in its frame; one that cannot be loaded leaves a "No image" placeholder. */
export function Photo(props: PhotoProps) {
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

  // A picture that failed before the page came alive fired its event into the void.
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
