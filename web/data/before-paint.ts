import { earlyPressScript } from './early-press.ts';
import { startGuardScript } from './start-guard.ts';

/** Where the official client keeps the session in the browser's storage. */
export const sessionStorageKey = 'saffron-session';

/** Where a chosen theme is kept; nothing there means: as the system says. */
export const themeStorageKey = 'saffron-theme';

/**
 * Runs in <head> before anything is painted: marks a stored session, so that a signed-in cook never sees the
 * landing page flash, and a chosen theme; watches whether the app starts; keeps what is pressed until it
 * has; takes the browser's offer to install the app, which is made once and early; and keeps zod from trying whether it
 * may compile its schemas: the page's policy refuses that, and Firefox and Safari report each try as an error.
 * One constant string, because the content security policy names its hash.
 */
export const beforePaintScript = `window.__zod_globalConfig={jitless:true};${startGuardScript}${earlyPressScript}try{var d=document.documentElement.dataset;if(localStorage.getItem('${sessionStorageKey}'))d.session='stored';var t=localStorage.getItem('${themeStorageKey}');if(t==='light'||t==='dark')d.theme=t}catch(e){}addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.installOffer=e;dispatchEvent(new Event('installoffer'))})`;
