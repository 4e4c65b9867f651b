/** How long the scripts wait for styles, fonts and pictures at most, once the document is parsed. A hidden tab paints nothing. */
const maxWaitMs = 1500;

/** The type of the scripts and the relation of the preload links that wait for the first paint. The server sets it. */
export const late = 'late';

/**
 * Loads the marked scripts of the page once its styles, fonts and pictures are there and painted
 * (docs/decisions/0114-load-scripts-after-the-first-paint.md). Part of the one inline script.
 */
export const lateScriptsScript = `(function(){var begun,waitingFor=2;function begin(){if(begun)return;begun=1;document.querySelectorAll('link[rel=${late}]').forEach(function(l){l.rel='modulepreload'});document.querySelectorAll('script[type=${late}]').forEach(function(s){var c=document.createElement('script');c.nonce=s.nonce;c.type='module';c.async=true;c.textContent=s.textContent;document.head.append(c)})}function partDone(){if(!--waitingFor)begin()}addEventListener('DOMContentLoaded',function(){setTimeout(begin,${maxWaitMs})});addEventListener('load',partDone);var types=window.PerformanceObserver&&PerformanceObserver.supportedEntryTypes;if(types&&types.indexOf('paint')>=0)new PerformanceObserver(function(l,o){if(l.getEntriesByName('first-contentful-paint')[0]){o.disconnect();partDone()}}).observe({type:'paint',buffered:true});else partDone()})();`;
