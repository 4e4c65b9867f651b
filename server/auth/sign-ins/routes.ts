import type { Hono } from 'hono';
import type { DoorEnvironment } from '../../http/environment.ts';
import type { AuthServices } from '../auth-services.ts';
import { endOtherSignIns } from './end-other-sign-ins.ts';
import { endSignIn } from './end-sign-in.ts';
import { listSignIns } from './list-sign-ins.ts';

/** Adds /sessions: list and end sessions. An extension, since the official POST /logout cannot end one specific other session. */
export function addSignInRoutes(door: Hono<DoorEnvironment>, auth: AuthServices): void {
  door.get('/sessions', listSignIns(auth));
  door.delete('/sessions', endOtherSignIns(auth));
  door.delete('/sessions/:session_id', endSignIn(auth));
}
