/** Set once the app's own code runs: from then on it says itself what did not arrive (layout/missing-code.ts). */
declare global {
  interface Window {
    appStarted?: boolean;
  }
}

/** One reload in so many milliseconds: what is missing still, a reload will not bring. */
const reloadOnceInMs = 30_000;

/**
 * Runs before everything else. Where a script that starts the app does not arrive (a process that died amid it, a phone between two cells) the
 * page would stand there without a word, and nothing on it would do anything: it is loaded once more, and if that does not help it says so.
 * Part of the one inline script, so it must not need anything that could be missing, too.
 */
export const startGuardScript = `(function(){var shown;function show(){if(shown||appStarted)return;if(!document.body)return addEventListener('DOMContentLoaded',show);shown=1;var p=document.createElement('div'),b=document.createElement('button');p.setAttribute('role','alert');p.style.cssText='padding:1rem;text-align:center';p.append('Something went wrong ');b.className='btn btn-primary';b.textContent='Refresh Page';b.onclick=function(){location.reload()};p.append(b);document.body.prepend(p)}function missing(){if(appStarted)return;var k='saffron-reloaded',now=Date.now(),last=now;try{last=+sessionStorage.getItem(k);sessionStorage.setItem(k,now)}catch(e){}if(navigator.onLine&&now-last>${reloadOnceInMs})location.reload();else show()}window.appStarted=false;addEventListener('error',function(e){if(e.target.tagName==='SCRIPT')missing()},true);addEventListener('unhandledrejection',function(e){if(!appStarted&&/dynamically imported module|importing a module/i.test(e.reason)){e.preventDefault();missing()}})})();`;
