import { reasonOf } from '../reason-of.ts';

/** Taken name, deleted group, name without letters: the procedures that save the catalogue also report these as sentences. */
const saidInSentences = ['23505', '23503', '23514'];

/** Returns the user-facing message of a catalogue procedure; null when the message is technical. */
export function reasonOfRefusal(error: unknown): string | null {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const isSentence = typeof message === 'string' && /^[A-Z].*\.$/.test(message);
  if (typeof code === 'string' && saidInSentences.includes(code))
    return isSentence ? message : null;
  return reasonOf(error);
}
