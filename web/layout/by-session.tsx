import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useSession } from '../data/session/session-store.ts';

type BySessionProps = { visitor: ReactNode; cook: ReactNode };

/**
 * Renders the content for a visitor or for a cook. While the session is loading, both are in the document and the mark that
 * the inline script sets on <html> selects one: neither flashes, and the visitor's part is never rendered twice.
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
