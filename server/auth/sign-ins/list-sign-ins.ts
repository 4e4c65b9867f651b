import type { SignInList } from '#contract/sign-ins.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { type OpenSessionFacts, readBearerSessions } from '../queries/bearer-account.ts';
import { sessionOver } from '../sessions/session-end.ts';
import { type Bearer, judgeFound, requireBearer } from '../signed-in.ts';
import { assertStrong } from '../strong-session.ts';
import { deviceOf } from './device-of.ts';
import { purpose } from './may-end.ts';

async function listed(session: OpenSessionFacts, bearer: Bearer) {
  return {
    id: session.id,
    isThis: session.id === bearer.sessionId,
    ...(await deviceOf(session.user_agent)),
    beganAt: session.created_at.toISOString(),
    usedAt: (session.refreshed_at ?? session.created_at).toISOString(),
  };
}

/** GET /sessions: lists the open sessions of the bearer. It omits IP addresses: they help a thief more than the user. */
export function listSignIns(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const { factors, sessions, counted, ...found } = await readBearerSessions(
      auth.database,
      bearer,
    );
    const now = auth.clock();
    assertStrong(judgeFound(found, bearer, now), factors, purpose);
    const open = sessions.filter((session) => !sessionOver(session, bearer.rules, now));
    const answer: SignInList = {
      signIns: await Promise.all(open.map((session) => listed(session, bearer))),
      more: counted - sessions.length,
    };
    return c.json(answer);
  };
}
