import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import postgres from 'postgres';
import { expect } from 'vitest';
import type { CookOnStage } from './cooks.ts';
import type { Stage } from './stage.ts';

/** Returns the current code of an authenticator app, computed by a different library than the server's. @param secret base32, spaces allowed */
export function codeOfApp(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) }).generate();
}

/** Makes the code of the current 30 seconds valid again by resetting the last used step in the database. A code is valid only once. */
export async function letTimePass(stage: Stage): Promise<void> {
  const sql = postgres(stage.databaseUrl ?? '', { max: 1 });
  await sql`update auth.mfa_factors set last_used_step = null`;
  await sql.end();
}

/** Returns how many factors an account has in the database, including unverified ones. */
export async function countFactors(stage: Stage, cook: CookOnStage): Promise<number> {
  const sql = postgres(stage.databaseUrl ?? '', { max: 1 });
  const rows = await sql`select from auth.mfa_factors where user_id = ${cook.session.user.id}`;
  await sql.end();
  return rows.length;
}

/** Sets up an authenticator app through the API, as another device would. @returns its secret */
export async function addApp(stage: Stage, cook: CookOnStage, name: string): Promise<string> {
  const { mfa } = cook.client.auth;
  const enrolled = await mfa.enroll({ factorType: 'totp', friendlyName: name });
  if (enrolled.error) throw enrolled.error;
  const { id, totp } = enrolled.data;
  const code = codeOfApp(totp.secret);
  const { error } = await mfa.challengeAndVerify({ factorId: id, code });
  if (error) throw error;
  await letTimePass(stage);
  return totp.secret;
}

type Mail = { to: string; subject: string; text: string };

/** Returns the code in the newest text message to a number. */
export async function codeInNewestText(serverUrl: string, number: string): Promise<string> {
  const mails = (await (await fetch(`${serverUrl}/mailbox.json`)).json()) as Mail[];
  const text = mails.find(({ to }) => to.includes(number))?.text ?? '';
  const code = /\b\d{6}\b/.exec(text)?.[0];
  expect(code, `a code in a text message to ${number}`).toBeDefined();
  return code ?? '';
}

/** Returns the next code after another one. Polls, because the message is written after the response to the resend. */
export async function codeInNextText(
  serverUrl: string,
  number: string,
  before: string,
): Promise<string> {
  let code = before;
  await expect
    .poll(async () => {
      code = await codeInNewestText(serverUrl, number);
      return code;
    })
    .not.toBe(before);
  return code;
}

/** Collects the paths of all API calls that read or write the cook's own data. */
export function listenForPrivateCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(rest|functions|storage|realtime)\/v1/.test(pathname)) calls.push(pathname);
  });
  return calls;
}
