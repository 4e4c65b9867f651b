/**
 * Vibrates the device; 0 stops the vibration. A no-op until the user has touched the page, as after a reload: browsers refuse
 * vibration then, and Chromium logs an error for each attempt.
 * @param pattern milliseconds of vibration, alternating with pauses
 */
export function vibrate(pattern: number | number[]) {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
