// The inline script that every page runs in <head>, before its first paint. The build makes one classic script of this file and of what it
// imports (scripts/build/inline-script.ts), and the content security policy contains the hash of that text. Every page carries it, so it
// stays small. It must not depend on anything that could fail to load.
import { keepInstallOffer } from './keep-install-offer.ts';
import { loadLateScripts } from './load-late-scripts.ts';
import { markDocument } from './mark-document.ts';
import { replayEarlyClicks } from './replay-early-clicks.ts';
import { guardStart } from './start-guard.ts';

declare global {
  interface Window {
    __zod_globalConfig?: { jitless: boolean };
  }
}

// Otherwise zod tests whether it may compile its schemas: the policy forbids that, and Firefox and Safari report each attempt as an error.
window.__zod_globalConfig = { jitless: true };
guardStart();
replayEarlyClicks();
loadLateScripts();
markDocument();
keepInstallOffer();
