import type { Session } from '../session/session-store.ts';

/** Whose session the server has confirmed: who is only remembered, or owes a second step, would hear nothing. */
function cookToServe(session: Session): string | undefined {
  return session.status === 'signed-in' && !session.remembered ? session.cook.id : undefined;
}

/**
 * Keeps something going for whoever is signed in, one cook at a time.
 * @param keep begins it for a cook, and gives back what ends it
 * @returns told of each session
 */
export function followCook(keep: (cookId: string) => () => void): (session: Session) => void {
  let kept: { cookId: string; stop: () => void } | undefined;
  return (session) => {
    const cookId = cookToServe(session);
    if (cookId === kept?.cookId) return;
    kept?.stop();
    kept = cookId === undefined ? undefined : { cookId, stop: keep(cookId) };
  };
}
