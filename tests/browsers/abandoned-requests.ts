const brokenOff =
  /^exception: Failed to load ‘(.*?)’\. A ServiceWorker intercepted the request and encountered an unexpected error\./;

/**
 * Removes the errors that Firefox logs for aborted requests. Firefox logs one when a page aborts a request while the answer of its service worker
 * is still arriving, whatever the worker answers. Leaving a page does so, and so does React, which sets the address of each image that it mounts
 * a second time.
 * @param errors lines of the console. Such a line names the address of the answer, or no address when the worker wrote the answer itself
 * @param abandoned addresses of requests that the page aborted, as the browser's network log has them
 * @returns the other errors: each aborted request accounts for one line
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
