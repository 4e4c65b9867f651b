import { type ReactNode, useEffect, useRef } from 'react';

type TwoPanelsProps = { left: ReactNode; generating: boolean; children: ReactNode };

/** What is chosen to the left, the recipe to the right; on a phone one below the other, and the recipe comes into sight. */
export function TwoPanels({ left, generating, children }: TwoPanelsProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!generating || window.matchMedia('(min-width: 64rem)').matches) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    panel.current?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  }, [generating]);
  return (
    <div className="page">
      <div className="gen">
        <div className="gen-left">{left}</div>
        <div className="gen-right" ref={panel} aria-busy={generating}>
          {children}
        </div>
      </div>
    </div>
  );
}
