import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import './generate.css';

type TwoPanelsProps = {
  left: ReactNode;
  generating: boolean;
  /** Nothing stands to the right yet: what is chosen gets more of the width, and its ticket stands beside the chips. */
  hasRoom: boolean;
  children: ReactNode;
};

/** What is chosen to the left, the recipe to the right; on a phone one below the other, and the recipe comes into sight. */
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
