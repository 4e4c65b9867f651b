import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '#tests/support/app.ts';
import { type Person, signIn, signUpConfirmed } from '#tests/support/people.ts';

export type EnrolledApp = { factorId: string; secret: string };
/** A user with an authenticator app, in a session that has verified it. */
export type Protected = Person & EnrolledApp;

/** Returns the code that an authenticator app shows, computed by a different library than the server's. */
export function codeOf(testApp: TestApp, secret: string, stepsAway = 0): string {
  const timestamp = testApp.clock.now().getTime() + stepsAway * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Moves the clock to the start of a TOTP step, so that the step does not end between reading and verifying a code. */
export function beginStep(testApp: TestApp): void {
  testApp.clock.advance(30_000 - (testApp.clock.now().getTime() % 30_000));
}

/** Returns a six-digit code that is wrong for the current step and for two steps before and after it. */
export function wrongCodeOf(testApp: TestApp, secret: string): string {
  const right = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(testApp, secret, steps)));
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !right.has(code),
  );
  if (!wrong) throw new Error('Five codes cannot be six.');
  return wrong;
}

export async function enrollApp(client: SupabaseClient, friendlyName = ''): Promise<EnrolledApp> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return { factorId: data.id, secret: data.totp.secret };
}

export async function challengeOf(client: SupabaseClient, factorId: string): Promise<string> {
  const { data, error } = await client.auth.mfa.challenge({ factorId });
  if (error) throw error;
  return data.id;
}

/** Signs up a user and enrols an authenticator app. The clock is then in a step whose code is unused. */
export async function protectedPerson(testApp: TestApp): Promise<Protected> {
  const person = await signUpConfirmed(testApp);
  const app = await enrollApp(person.client);
  const session = await proveApp(testApp, person.client, app);
  return { ...person, ...app, session };
}

/** Verifies a challenge with the app's code and returns the session. The clock is then in a step whose code is unused. */
export async function proveApp(testApp: TestApp, client: SupabaseClient, app: EnrolledApp) {
  const code = codeOf(testApp, app.secret);
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: app.factorId, code });
  if (error) throw error;
  testApp.clock.advance(60_000);
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error('The answer opened no session.');
  return data.session;
}

/** Signs the person in on another device, where the second factor is not verified yet. */
export async function signInAgain(testApp: TestApp, person: Protected): Promise<Protected> {
  return { ...person, ...(await signIn(testApp, person)) };
}

/** Returns the claims of a token without verifying it. */
export function claimsOf(accessToken: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
}
