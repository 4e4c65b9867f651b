import { z } from 'zod';
import type { ListedSignIn } from '#contract/sign-ins.ts';
import { type AuthAnswer, askAuth } from '../../../data/session/ask-auth.ts';

/** One session of the list, or all except this device. */
export type Ending = ListedSignIn | 'others';

/** Ends one session or all others. A session that no longer exists counts as success. Never throws. */
export async function endSignIns(anonKey: string, ending: Ending): Promise<AuthAnswer<undefined>> {
  const path = ending === 'others' ? '/sessions' : `/sessions/${ending.id}`;
  const answer = await askAuth(anonKey, { method: 'DELETE', path }, z.undefined());
  const isGone = answer.kind === 'refused' && answer.code === 'not_found';
  return isGone ? { kind: 'answered', value: undefined } : answer;
}
