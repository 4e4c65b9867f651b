declare global {
  interface Window {
    /** Called once the page is hydrated and the session is known. Replays the last early click. */
    replayEarlyClick?: () => void;
  }
}

/** Older clicks are not replayed: the user has given up by then and may be reading. */
const maxReplayAgeMs = 10_000;

/**
 * Replays clicks made before hydration. A server-rendered page is visible and clickable before its code runs, on a slow phone for seconds.
 * A click in that time would do nothing, and a form would be submitted natively, with a password in the URL. So form submits are blocked,
 * and the last clicked button is clicked again once the page is hydrated and the session is known, unless React handled the click in
 * time: React stops the propagation of events that it cannot handle yet. Menus and tabs react to the start of a press, not to its end.
 * Part of the one inline script.
 */
export const replayEarlyClicksScript = `(function(){var awake,pressed,at;addEventListener('click',function(e){var p=e.target.closest('a,button');if(awake||!p)return;pressed=p.tagName==='A'?null:p;at=Date.now()},true);addEventListener('click',function(){if(appStarted)pressed=null});addEventListener('submit',function(e){if(!awake)e.preventDefault()},true);window.replayEarlyClick=function(){awake=1;setTimeout(function(){var p=pressed,o={bubbles:true};pressed=null;if(!p||!p.isConnected||Date.now()-at>${maxReplayAgeMs})return;p.dispatchEvent(new PointerEvent('pointerdown',o));p.dispatchEvent(new MouseEvent('mousedown',o));p.click()})}})();`;
