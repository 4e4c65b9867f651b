/** The Cache API cache in which the service worker and the pages store recipe pictures for offline use, and their maximum number. */
export const pictureCacheName = 'saffron-pictures';
export const maxCachedPictures = 400;
