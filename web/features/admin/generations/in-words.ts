/** Failure reasons of generations in words, for admins. The codes are listed in docs/error-codes.md. */
export const reasonsInWords: Readonly<Record<string, string>> = {
  'timed-out': 'Took too long',
  empty: 'Empty response',
  unreadable: 'Unreadable recipe',
  refused: 'The model declined',
  'check-failed': 'Failed its checks',
  'cannot-honour': 'No dish fits these choices',
  cancelled: 'Cancelled by user',
  interrupted: 'The server stopped',
  'model-rate-limited': 'Provider busy, or quota used up',
  'model-unavailable': 'Provider unreachable',
  'model-interrupted': 'Provider stopped partway',
  'model-rejected': 'Provider refused the request',
  'model-content-filtered': 'Stopped by a content filter',
  'model-unauthorised': 'Key rejected',
  'model-not-found': 'No such model or address',
  'provider-error': 'The model failed',
  unexpected: 'Internal error',
};

/**
 * Returns a failure reason in words.
 * @param reason code of a row; a code without words (from a later server version) is returned unchanged
 */
export function reasonInWords(reason: string): string {
  return Object.hasOwn(reasonsInWords, reason) ? (reasonsInWords[reason] ?? reason) : reason;
}

/** "chef:house-chef" → "Built-in chef"; every other model keeps the name of its provider. */
export function modelInWords(model: string): string {
  return model.startsWith('chef:') ? 'Built-in chef' : model;
}

/** 840 → "0.8 s", 12300 → "12 s", 75000 → "1 min 15 s" */
export function elapsedInWords(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const rest = whole % 60;
  return rest === 0 ? `${whole / 60} min` : `${Math.floor(whole / 60)} min ${rest} s`;
}

/** 0.0042 → "$0.0042", 12.5 → "$12.50". Small amounts have 4 decimals: a single recipe costs a fraction of a cent. */
export function usdInWords(usd: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: usd !== 0 && Math.abs(usd) < 1 ? 4 : 2,
  }).format(usd);
}

/** 3 of 7 → "43%", 1 of 1,000 → "0.1%", 1 of 5,000 → "<0.1%": a share above zero never reads "0%". */
export function shareInWords(part: number, whole: number): string {
  if (whole === 0) return '–';
  const percent = (part / whole) * 100;
  if (percent > 0 && percent < 0.1) return '<0.1%';
  return `${percent.toLocaleString('en', { maximumFractionDigits: percent < 10 ? 1 : 0 })}%`;
}
