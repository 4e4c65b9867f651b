import type { Hono } from 'hono';
import type { DoorEnvironment } from '../../http/environment.ts';
import type { AuthServices } from '../auth-services.ts';
import { challengeFactor } from './challenge-factor.ts';
import { enrollFactor } from './enroll-factor.ts';
import { factorKindsOf } from './factor-kinds.ts';
import { generateCodes } from './recovery-codes/generate-codes.ts';
import { readCodesStatus } from './recovery-codes/read-codes-status.ts';
import { regenerateCodes } from './recovery-codes/regenerate-codes.ts';
import { removeCodes } from './recovery-codes/remove-codes.ts';
import { verifyRecoveryCode } from './recovery-codes/verify-recovery-code.ts';
import { unenrollFactor } from './unenroll-factor.ts';
import { verifyFactor } from './verify-factor.ts';

/** Adds the routes under /factors, where a signed-in user manages their second factors. */
export function addFactorRoutes(door: Hono<DoorEnvironment>, auth: AuthServices): void {
  const kinds = factorKindsOf(auth);
  // Before the routes with :factor_id, because "recovery-codes" is not a factor id.
  door.get('/factors/recovery-codes', readCodesStatus(auth));
  door.post('/factors/recovery-codes', generateCodes(auth));
  door.post('/factors/recovery-codes/verify', verifyRecoveryCode(auth));
  door.post('/factors/recovery-codes/regenerate', regenerateCodes(auth));
  door.delete('/factors/recovery-codes', removeCodes(auth));
  door.post('/factors', enrollFactor(auth, kinds));
  door.post('/factors/:factor_id/challenge', challengeFactor(auth, kinds));
  door.post('/factors/:factor_id/verify', verifyFactor(auth, kinds));
  door.delete('/factors/:factor_id', unenrollFactor(auth));
}
