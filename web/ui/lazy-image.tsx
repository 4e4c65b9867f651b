import { type ImgHTMLAttributes, useRef } from 'react';
import { useNearViewport } from './use-near-viewport.ts';

type LazyImageProps = ImgHTMLAttributes<HTMLImageElement> & { src: string; alt: string };

/**
 * A picture that loads when it comes within 50 px of the viewport (spec §9); the browser's own `loading=lazy` starts thousands
 * of pixels earlier. A placeholder reserves its space. Without JavaScript the picture loads at once.
 */
export function LazyImage({ src, srcSet, sizes, alt, ...rest }: LazyImageProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const near = useNearViewport(frame);
  const image = { src, ...(srcSet && { srcSet }), ...(sizes && { sizes }), ...rest };
  if (near) return <img {...image} alt={alt} decoding="async" />;
  return (
    <>
      <span
        ref={frame}
        className="image-to-come"
        {...(alt && { role: 'img', 'aria-label': alt })}
      />
      <noscript>
        <img {...image} alt={alt} />
      </noscript>
    </>
  );
}
