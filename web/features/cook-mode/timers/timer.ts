/** What a cook starts: named, and known by where it comes from. */
export type NewTimer = {
  /** `{recipe}:{step}:{which of its times}`; the same one is not started twice. */
  id: string;
  recipeId: string;
  recipeName: string;
  /** "Simmer the lentils". */
  name: string;
  /** The step that it belongs to, from 1; 0 for one of the cook's own. */
  step: number;
  durationMs: number;
  /** The longer end of "20 to 25 minutes". */
  longestMs?: number;
};

/**
 * A timer with its end as a moment of the wall clock, so that it goes on while the tab is dead. It has rung since `rangAtMs`,
 * until the cook answers.
 */
export type Timer = NewTimer &
  (
    | { status: 'running'; endsAtMs: number }
    | { status: 'paused'; leftMs: number }
    | { status: 'rung'; rangAtMs: number }
  );

/** How much of it is left; nothing where it has rung, and never more than it was set to, whatever the clock says. */
export function leftMsOf(timer: Timer, nowMs: number): number {
  if (timer.status === 'rung') return 0;
  if (timer.status === 'paused') return timer.leftMs;
  return Math.min(timer.durationMs, Math.max(0, timer.endsAtMs - nowMs));
}
