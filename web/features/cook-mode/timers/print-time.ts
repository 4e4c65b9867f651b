const two = (value: number) => String(value).padStart(2, '0');

/** Formats the remaining time as a clock: "06:41", "1:15:00". Rounds up: a started second is shown until it is over. */
export function printClock(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

function printOne(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} sec`;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.round((seconds % 3600) / 60)];
  const parts = [hours > 0 ? `${hours} h` : '', minutes > 0 ? `${minutes} min` : ''];
  const odd = hours === 0 && seconds % 60 > 0;
  if (odd) return `${Math.floor(seconds / 60)} min ${seconds % 60} sec`;
  return parts.filter(Boolean).join(' ');
}

/** Formats a duration for a button: "20 min", "20–25 min", "1 h 30 min". */
export function printDuration({
  durationMs,
  longestMs,
}: {
  durationMs: number;
  longestMs?: number;
}): string {
  if (longestMs === undefined) return printOne(durationMs);
  const [low, high] = [printOne(durationMs), printOne(longestMs)];
  const unit = high.replace(/^\d+/, '');
  return low.endsWith(unit) && /^\d+ \w+$/.test(low) && /^\d+ \w+$/.test(high)
    ? `${low.slice(0, -unit.length)}–${high}`
    : `${low} to ${high}`;
}

/** Formats the remaining time for screen readers: "6 minutes 41 seconds left". */
export function sayLeft(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  const parts = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ] as const;
  const said = parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}${count === 1 ? '' : 's'}`);
  return said.length > 0 ? `${said.join(' ')} left` : "Time's up";
}
