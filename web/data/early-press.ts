declare global {
  interface Window {
    /** Called once the page is alive and knows who is here: what was pressed before is pressed now. */
    wakeApp?: () => void;
  }
}

/** Whoever pressed longer ago has given up, and may be reading. */
const forgottenAfterMs = 10_000;

/**
 * A page of the server's is to be seen, and pressed, before its code runs: on a slow phone by seconds. Such a press would do nothing, and that
 * of a form would send it as browsers do, a password in the address. So a form waits, and the last button that was pressed is pressed
 * again when the page is alive and knows who is here, unless React came in time to hear of it: what it cannot hear yet it stops on its
 * way. Menus and tabs hear the beginning of a press, and not its end.
 * Part of the one inline script.
 */
export const earlyPressScript = `(function(){var awake,pressed,at;addEventListener('click',function(e){var p=e.target.closest('a,button');if(awake||!p)return;pressed=p.tagName==='A'?null:p;at=Date.now()},true);addEventListener('click',function(){if(appStarted)pressed=null});addEventListener('submit',function(e){if(!awake)e.preventDefault()},true);window.wakeApp=function(){awake=1;setTimeout(function(){var p=pressed,o={bubbles:true};pressed=null;if(!p||!p.isConnected||Date.now()-at>${forgottenAfterMs})return;p.dispatchEvent(new PointerEvent('pointerdown',o));p.dispatchEvent(new MouseEvent('mousedown',o));p.click()})}})();`;
