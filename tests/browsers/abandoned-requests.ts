const brokenOff =
  /^exception: Failed to load ‘(.*?)’\. A ServiceWorker intercepted the request and encountered an unexpected error\./;

/**
 * Firefox writes an error where a page gives up a request while the answer of its service worker is still arriving, whatever the worker
 * answers: a page that is left does so, and React, which sets the address of each image that it mounts a second time.
 * @param errors lines of the console. Such a one names the address of the answer, and none where the worker wrote the answer itself
 * @param abandoned addresses of requests that the page gave up, as the browser's network log has them
 * @returns the other errors: each request that was given up accounts for one line
 */
export function withoutAbandoned(
  errors: readonly string[],
  abandoned: readonly string[],
): string[] {
  const left = [...abandoned];
  return errors.filter((error) => {
    const address = brokenOff.exec(error)?.[1];
    if (address === undefined) return true;
    const at = address === '' ? left.length - 1 : left.indexOf(address);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}
