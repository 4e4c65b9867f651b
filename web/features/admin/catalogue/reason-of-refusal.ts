import { reasonOf } from '../reason-of.ts';

/** A taken name, a group that is gone, a name without letters: the procedures that save the catalogue say these in sentences too. */
const saidInSentences = ['23505', '23503', '23514'];

/** What the catalogue's procedures say to a person; null where an error speaks to programs. */
export function reasonOfRefusal(error: unknown): string | null {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const isSentence = typeof message === 'string' && /^[A-Z].*\.$/.test(message);
  if (typeof code === 'string' && saidInSentences.includes(code))
    return isSentence ? message : null;
  return reasonOf(error);
}
