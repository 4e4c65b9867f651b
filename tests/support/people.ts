import { randomBytes } from 'node:crypto';
import type { Session, SupabaseClient, User } from '@supabase/supabase-js';
import type { StoredMail } from '#server/mail/carrier.ts';
import { linksIn } from '#server/mail/links.ts';
import type { TestApp } from './app.ts';

export type Credentials = { email: string; password: string; name: string };

/** A user with a confirmed account and a signed-in client. */
export type Person = Credentials & { client: SupabaseClient; user: User; session: Session };

export const goodPassword = 'saffron and butter';

/** Returns a unique email address. */
export function newAddress(name = 'cook'): string {
  return `${name}-${randomBytes(6).toString('hex')}@example.com`;
}

/** Returns the newest mail to an address. Throws when there is none. */
export async function newestMailTo(
  testApp: Pick<TestApp, 'services'>,
  address: string,
): Promise<StoredMail> {
  const mails = (await testApp.services.mailbox?.list()) ?? [];
  const mail = mails.find(({ to }) => to === address);
  if (!mail) throw new Error(`There is no mail to ${address}.`);
  return mail;
}

export async function countMailsTo(testApp: TestApp, address: string): Promise<number> {
  const mails = (await testApp.services.mailbox?.list()) ?? [];
  return mails.filter(({ to }) => to === address).length;
}

export function codeIn(mail: StoredMail): string {
  const code = /\b\d{6}\b/.exec(mail.text.replace(/https?:\S+/g, ''))?.[0];
  if (!code) throw new Error(`There is no code in "${mail.subject}".`);
  return code;
}

export function linkIn(mail: StoredMail): string {
  const [link] = linksIn(mail.text);
  if (!link) throw new Error(`There is no link in "${mail.subject}".`);
  return link;
}

/** Opens a mail link and returns the address that it redirects to, with its query and fragment. */
export async function openLink(testApp: TestApp, link: string): Promise<URL> {
  const answer = await testApp.request(link);
  const location = answer.headers.get('location');
  if (answer.status !== 303 || !location) throw new Error(`The link answered ${answer.status}.`);
  return new URL(location);
}

/** Returns the parameters in the fragment of an address. */
export function fragmentOf(address: URL): URLSearchParams {
  return new URLSearchParams(address.hash.slice(1));
}

/** Registers a user, confirms the address with the code from the mail, and returns the signed-in user. */
export async function signUpConfirmed(
  testApp: Pick<TestApp, 'client' | 'services'>,
  given: Partial<Credentials> = {},
): Promise<Person> {
  const email = given.email ?? newAddress();
  const password = given.password ?? goodPassword;
  const name = given.name ?? 'Test Cook';
  const client = testApp.client();
  const signUp = await client.auth.signUp({ email, password, options: { data: { name } } });
  if (signUp.error) throw signUp.error;
  const token = codeIn(await newestMailTo(testApp, email));
  const { data, error } = await client.auth.verifyOtp({ type: 'signup', email, token });
  if (error) throw error;
  if (!data.session || !data.user) throw new Error('The code opened no session.');
  return { email, password, name, client, user: data.user, session: data.session };
}

/** Signs in the same user on another device. */
export async function signIn(testApp: TestApp, credentials: Credentials): Promise<Person> {
  const client = testApp.client();
  const { email, password } = credentials;
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { ...credentials, client, user: data.user, session: data.session };
}
