import { type ImgHTMLAttributes, useRef } from 'react';
import { useNearViewport } from './use-near-viewport.ts';

type LazyImageProps = ImgHTMLAttributes<HTMLImageElement> & { src: string; alt: string };

/**
 * A picture that is asked for when it comes within 50 px of sight (spec §9); the browser's own `loading=lazy` begins thousands
 * of pixels before. Its frame keeps its place. Without JavaScript it is there at once.
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
