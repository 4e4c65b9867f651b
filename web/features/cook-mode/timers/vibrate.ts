/**
 * Shakes the device, or with 0 ends that. Nothing happens in a page that nobody has touched yet, as after a reload: there browsers refuse
 * it, and Chromium writes an error for each try.
 * @param pattern milliseconds of shaking, and of rest in between
 */
export function vibrate(pattern: number | number[]) {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
