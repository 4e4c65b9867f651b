/** A timer to start, with its name. Its id says where it comes from. */
export type NewTimer = {
  /** `{recipe}:{step}:{which of its times}`; a timer with the same id cannot be started twice. */
  id: string;
  recipeId: string;
  recipeName: string;
  /** "Simmer the lentils". */
  name: string;
  /** The step that it belongs to, from 1; 0 for the cook's own timers. */
  step: number;
  durationMs: number;
  /** The longer end of "20 to 25 minutes". */
  longestMs?: number;
};

/**
 * A timer stores its end as wall-clock time, so that it continues while the tab is suspended or closed. A timer with status `rung`
 * has been ringing since `rangAtMs`, until the cook answers.
 */
export type Timer = NewTimer &
  (
    | { status: 'running'; endsAtMs: number }
    | { status: 'paused'; leftMs: number }
    | { status: 'rung'; rangAtMs: number }
  );

/** Returns the remaining time: 0 when the timer has rung, and never more than its duration, whatever the clock says. */
export function leftMsOf(timer: Timer, nowMs: number): number {
  if (timer.status === 'rung') return 0;
  if (timer.status === 'paused') return timer.leftMs;
  return Math.min(timer.durationMs, Math.max(0, timer.endsAtMs - nowMs));
}
