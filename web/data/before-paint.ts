import { lateScriptsScript } from './late-scripts.ts';
import { replayEarlyClicksScript } from './replay-early-clicks.ts';
import { startGuardScript } from './start-guard.ts';

/** The localStorage key of the Supabase client's session. */
export const sessionStorageKey = 'saffron-session';

/** The localStorage key of the chosen theme. Without a value the system setting applies. */
export const themeStorageKey = 'saffron-theme';

/**
 * Inline script that runs in <head> before the first paint. It
 * - marks a stored session on <html>, so that a signed-in cook never sees the landing page flash, and the chosen theme;
 * - loads the app's scripts once the page is painted, watches whether the app starts, and records early clicks until it has started;
 * - stores the browser's `beforeinstallprompt` event, which fires once and early;
 * - stops zod from testing whether it may compile its schemas: the content security policy forbids that, and Firefox and Safari report
 *   each attempt as an error.
 * One constant string, because the content security policy contains its hash.
 */
export const beforePaintScript = `window.__zod_globalConfig={jitless:true};${startGuardScript}${replayEarlyClicksScript}${lateScriptsScript}try{var d=document.documentElement.dataset;if(localStorage.getItem('${sessionStorageKey}'))d.session='stored';var t=localStorage.getItem('${themeStorageKey}');if(t==='light'||t==='dark')d.theme=t}catch(e){}addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.installOffer=e;dispatchEvent(new Event('installoffer'))})`;
