import { createHash, timingSafeEqual } from 'node:crypto';
import { isLocalRequest } from '../../http/local-request.ts';

export type Reader = 'may read' | 'has to say who' | 'is nobody';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Decides who may read the metrics: a request with the token, and without it a direct request from this machine (not through a proxy). If no
 * token is set, other requests get a 404. Digests are compared in constant time, so that timing reveals neither the length nor a prefix of
 * the token.
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
