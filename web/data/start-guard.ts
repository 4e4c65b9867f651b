/** Set once the app's own code runs. From then on the app itself reports code that failed to load (layout/missing-code.ts). */
declare global {
  interface Window {
    appStarted?: boolean;
  }
}

/** At most one automatic reload per this many milliseconds: a second reload would not fix what is still missing. */
const reloadOnceInMs = 30_000;

/**
 * Runs before everything else. When a script that starts the app fails to load (a server process that died during the response, a phone
 * between two cells), the page would be dead without any message. The guard reloads it once, and shows an error if that does not help.
 * It is part of the one inline script, so it must not depend on anything that could fail to load too.
 */
export const startGuardScript = `(function(){var shown;function show(){if(shown||appStarted)return;if(!document.body)return addEventListener('DOMContentLoaded',show);shown=1;var p=document.createElement('div'),b=document.createElement('button');p.setAttribute('role','alert');p.style.cssText='padding:1rem;text-align:center';p.append('Something went wrong ');b.className='btn btn-primary';b.textContent='Refresh Page';b.onclick=function(){location.reload()};p.append(b);document.body.prepend(p)}function missing(){if(appStarted)return;var k='saffron-reloaded',now=Date.now(),last=now;try{last=+sessionStorage.getItem(k);sessionStorage.setItem(k,now)}catch(e){}if(navigator.onLine&&now-last>${reloadOnceInMs})location.reload();else show()}window.appStarted=false;addEventListener('error',function(e){if(e.target.tagName==='SCRIPT')missing()},true);addEventListener('unhandledrejection',function(e){if(!appStarted&&/dynamically imported module|importing a module/i.test(e.reason)){e.preventDefault();missing()}})})();`;
