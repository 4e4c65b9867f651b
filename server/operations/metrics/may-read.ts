import { createHash, timingSafeEqual } from 'node:crypto';
import { isLocalRequest } from '../../http/local-request.ts';

export type Reader = 'may read' | 'has to say who' | 'is nobody';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Who may read the metrics: whoever shows the token, and without one somebody on this very machine who asks directly (no proxy passed it
 * on). Where no token is set there is nothing here for others. Digests are compared, so that neither length nor beginning can be guessed
 * by the time it takes.
 */
export function readerOf(
  request: Request,
  peerAddress: string | undefined,
  token: string | undefined,
): Reader {
  if (isLocalRequest(request, peerAddress)) return 'may read';
  if (!token) return 'is nobody';
  const [, shown = ''] =
    /^Bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  return timingSafeEqual(digest(shown), digest(token)) ? 'may read' : 'has to say who';
}
