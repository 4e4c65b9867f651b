import { createHash } from 'node:crypto';
import { linkMessages } from '#contract/link-messages.ts';
import type { TestApp } from '#tests/support/app.ts';
import {
  fragmentOf,
  goodPassword,
  linkIn,
  newAddress,
  newestMailTo,
  openLink,
  signUpConfirmed,
} from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';

export const minuteMs = 60_000;
/** How long after its use a link still reports that it was used. */
export const windowMs = 15 * minuteMs;

export const purposes = ['signup', 'magiclink', 'recovery', 'invite', 'email_change'] as const;
type Purpose = (typeof purposes)[number];
export const flows = ['implicit', 'pkce'] as const;
type Flow = (typeof flows)[number];

/** Every kind of link. An invitation has no PKCE challenge, because an operator sends it. */
export const kinds = purposes
  .flatMap((purpose) => flows.map((flow) => ({ purpose, flow })))
  .filter(({ purpose, flow }) => purpose !== 'invite' || flow === 'implicit');

export const refusal = {
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
  sb: '',
};

export const halfDone = {
  message: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  message_code: 'email_change_half_done',
  sb: '',
};

/** Returns the fragment that a used link leads to. */
export function wordsFor(purpose: Purpose) {
  const code = `${purpose}_link_used` as const;
  return { message: linkMessages[code].message, message_code: code, sb: '' };
}

const verifier = 'a-verifier-that-only-the-asking-client-knows-0123456789';
const challenge = {
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 's256',
};

/** A mail of one purpose whose link is not opened yet. `email` is the address of the account after the link is opened. */
export type Sent = { email: string; link: string; purpose: Purpose };

/** The numbers of sessions, and of codes that can be exchanged for a session. */
export type Openings = { sessions: number; codes: number };

export function usedLinkScene(testApp: () => TestApp) {
  const { post, call } = createAuthCalls(testApp);

  async function ask(path: string, body: object, flow: Flow, bearer?: string): Promise<void> {
    const init = {
      method: bearer ? 'PUT' : 'POST',
      body: JSON.stringify({ ...body, ...(flow === 'pkce' && challenge) }),
      ...(bearer && { bearer }),
    };
    const answer = await call(path, init);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
  }

  const sent = async (email: string, purpose: Purpose): Promise<Sent> => ({
    email,
    purpose,
    link: linkIn(await newestMailTo(testApp(), email)),
  });

  /** Requests a change of address. Returns both mails: the one to the new mailbox, and the one to the old. */
  async function sendChange(flow: Flow) {
    const person = await signUpConfirmed(testApp());
    const wanted = newAddress('new');
    await ask('/user', { email: wanted }, flow, person.session.access_token);
    const toNew = await sent(wanted, 'email_change');
    const toOld = { ...(await sent(person.email, 'email_change')), email: wanted };
    return { person, wanted, toNew, toOld };
  }

  async function send(purpose: Purpose, flow: Flow = 'implicit'): Promise<Sent> {
    switch (purpose) {
      case 'signup': {
        const email = newAddress();
        await ask('/signup', { email, password: goodPassword }, flow);
        return sent(email, purpose);
      }
      case 'invite': {
        const email = newAddress();
        const { admin } = testApp().client('service_role').auth;
        const { error } = await admin.inviteUserByEmail(email);
        if (error) throw error;
        return sent(email, purpose);
      }
      case 'email_change': {
        const { toNew, toOld } = await sendChange(flow);
        await testApp().request(toNew.link);
        return toOld;
      }
      default: {
        const { email } = await signUpConfirmed(testApp());
        await ask(purpose === 'recovery' ? '/recover' : '/otp', { email }, flow);
        return sent(email, purpose);
      }
    }
  }

  /** Counts the sessions in the database, and the codes that can be exchanged for a session. */
  async function openings(): Promise<Openings> {
    const [row] = await testApp().testDatabase.owner<Openings[]>`
      select (select count(*)::int from auth.sessions) as sessions,
        (select count(*)::int from auth.flow_state where auth_code is not null) as codes`;
    if (!row) throw new Error('The counts are missing.');
    return row;
  }

  /** Opens a link. @returns the fragment that it leads to */
  async function visit(link: string): Promise<Record<string, string>> {
    return Object.fromEntries(fragmentOf(await openLink(testApp(), link)));
  }

  /** Opens a link for the first time. Throws if that gives neither tokens nor a code. */
  async function use({ link }: Sent): Promise<void> {
    const address = await openLink(testApp(), link);
    const isOpened = address.searchParams.has('code') || fragmentOf(address).has('access_token');
    if (!isOpened) throw new Error(`The first visit led to ${address.href}.`);
  }

  return { post, send, sendChange, openings, visit, use };
}
