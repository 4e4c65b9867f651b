import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useSession } from '../data/session/session-store.ts';

type BySessionProps = { visitor: ReactNode; cook: ReactNode };

/**
 * What a visitor sees, or what a cook sees. Before the browser has looked both are there, and the mark that
 * the inline script leaves on <html> chooses: so neither flashes, and the visitor's part is never built twice.
 */
export function BySession({ visitor, cook }: BySessionProps) {
  const { status } = useSession();
  return (
    <>
      {status !== 'signed-in' && (
        <div key="visitor" className="when-visitor">
          {visitor}
        </div>
      )}
      {status !== 'signed-out' && (
        <div key="cook" className={clsx(status === 'loading' ? 'when-stored' : 'contents')}>
          {cook}
        </div>
      )}
    </>
  );
}
