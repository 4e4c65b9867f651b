import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import './generate.css';

type TwoPanelsProps = {
  left: ReactNode;
  generating: boolean;
  /** The right panel is still empty: the left panel gets more of the width, and its ticket is placed beside the chips. */
  hasRoom: boolean;
  children: ReactNode;
};

/** The choices on the left, the recipe on the right. Stacked on a phone, where the recipe scrolls into view when generating starts. */
export function TwoPanels({ left, generating, hasRoom, children }: TwoPanelsProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!generating || window.matchMedia('(min-width: 64rem)').matches) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    panel.current?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  }, [generating]);
  return (
    <div className="page">
      <div className={clsx('gen', hasRoom && 'gen-with-room')}>
        <div className="gen-left">{left}</div>
        <div className="gen-right" ref={panel} aria-busy={generating}>
          {children}
        </div>
      </div>
    </div>
  );
}
