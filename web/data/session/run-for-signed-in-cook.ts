import type { Session } from './session-store.ts';

/** Returns the cook of a session that the server has confirmed. One that is only remembered or lacks its second factor would get no events. */
function confirmedCookOf(session: Session): string | undefined {
  return session.status === 'signed-in' && !session.remembered ? session.cook.id : undefined;
}

/**
 * Keeps a process running for the signed-in cook, one cook at a time.
 * @param keep starts it for a cook and returns the function that stops it
 * @returns the function to call with each new session
 */
export function runForSignedInCook(
  keep: (cookId: string) => () => void,
): (session: Session) => void {
  let kept: { cookId: string; stop: () => void } | undefined;
  return (session) => {
    const cookId = confirmedCookOf(session);
    if (cookId === kept?.cookId) return;
    kept?.stop();
    kept = cookId === undefined ? undefined : { cookId, stop: keep(cookId) };
  };
}
