/** How long the scripts wait for styles, fonts and pictures at most, once the document is parsed. A hidden tab paints nothing. */
const maxWaitMs = 1500;

/** The type of the scripts and the relation of the preload links that wait for the first paint. The server sets it. */
export const late = 'late';

/**
 * Loads the marked scripts of the page once its styles, fonts and pictures are there and painted (docs/decisions/0114-load-scripts-after-the-first-paint.md). Part of the one
 * inline script.
 */
export const lateScriptsScript = `(function(){var begun,missing=2;function begin(){if(begun)return;begun=1;document.querySelectorAll('link[rel=${late}]').forEach(function(l){l.rel='modulepreload'});document.querySelectorAll('script[type=${late}]').forEach(function(s){var c=document.createElement('script');c.nonce=s.nonce;c.type='module';c.async=true;c.textContent=s.textContent;document.head.append(c)})}function one(){if(!--missing)begin()}addEventListener('DOMContentLoaded',function(){setTimeout(begin,${maxWaitMs})});addEventListener('load',one);try{new PerformanceObserver(function(l,o){if(l.getEntriesByName('first-contentful-paint')[0]){o.disconnect();one()}}).observe({type:'paint',buffered:true})}catch(e){one()}})();`;
