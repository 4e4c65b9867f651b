declare global {
  interface Window {
    /** Called once the page is hydrated and the session is known. Replays the last early click. */
    replayEarlyClick?: () => void;
  }
}

/** Older clicks are not replayed: the user has given up by then and may be reading. */
const maxReplayAgeMs = 10_000;

/** Presses a button as a user does: menus and tabs react to the start of a press, not to its end. */
function press(button: HTMLElement): void {
  const bubbling = { bubbles: true };
  button.dispatchEvent(new PointerEvent('pointerdown', bubbling));
  button.dispatchEvent(new MouseEvent('mousedown', bubbling));
  button.click();
}

/**
 * Replays clicks made before hydration. A server-rendered page is visible and clickable before its code runs, on a slow phone for seconds.
 * A click in that time would do nothing, and a form would be submitted natively, with a password in the URL. So form submits are blocked,
 * and the last clicked button is clicked again once the page is hydrated and the session is known, unless React handled the click in
 * time: React stops the propagation of events that it cannot handle yet. Links work by themselves.
 */
export function replayEarlyClicks(): void {
  let isAwake = false;
  let clicked: HTMLElement | null = null;
  let clickedAt = 0;
  const recordClick = ({ target }: Event) => {
    const control = (target as Element).closest<HTMLElement>('a,button');
    if (isAwake || !control) return;
    clicked = control.tagName === 'A' ? null : control;
    clickedAt = Date.now();
  };
  const blockSubmit = (event: Event) => {
    if (!isAwake) event.preventDefault();
  };
  addEventListener('click', recordClick, true);
  addEventListener('click', () => {
    if (window.appStarted) clicked = null;
  });
  addEventListener('submit', blockSubmit, true);
  window.replayEarlyClick = () => {
    isAwake = true;
    setTimeout(() => {
      const button = clicked;
      clicked = null;
      if (!button || Date.now() - clickedAt > maxReplayAgeMs) return;
      if (button.isConnected) press(button);
    });
  };
}
