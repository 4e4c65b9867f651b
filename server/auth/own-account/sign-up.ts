import { z } from 'zod';
import { peerKey } from '../../http/client-address.ts';
import { userBody } from '../accounts/user-body.ts';
import { assertSmallMetadata } from '../accounts/user-metadata.ts';
import { AuthError, invalid } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { clientInfoOf } from '../client-info.ts';
import { consumeCodeLimit, deliverCode, notifyAlreadyRegistered } from '../codes/deliver-code.ts';
import { readChallenge } from '../codes/pkce.ts';
import { withMinimumDuration } from '../constant-time-response.ts';
import {
  assertConfirmed,
  assertPhonesServed,
  assertTextChannel,
  readContact,
} from '../contacts/contact.ts';
import { assertHardToGuess } from '../passwords/hard-to-guess.ts';
import { assertGoodPassword, hashPassword } from '../passwords/passwords.ts';
import { readBody, record, text } from '../read-body.ts';
import { wantedTarget } from '../redirects/wanted-target.ts';
import { sessionBody } from '../sessions/open-session.ts';
import { fakeAccount, register } from './register.ts';

const signUpSchema = z.object({
  email: text,
  phone: text,
  password: text,
  channel: text,
  data: record,
  code_challenge: text,
  code_challenge_method: text,
});

/** Checks the body in the official server's order; clients show the first error. */
function checkedBody(auth: AuthServices, body: z.infer<typeof signUpSchema>) {
  const { email, phone, password } = body;
  if (!email && !phone) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  assertGoodPassword(password);
  if (email && phone) {
    throw invalid('Only an email address or phone number should be provided on signup.');
  }
  if (phone) assertTextChannel(body.channel);
  if (phone && body.code_challenge) throw invalid('PKCE not supported for phone signups');
  const challenge = readChallenge(body);
  if (!auth.settings.auth.signUpEnabled) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  if (phone) assertPhonesServed(auth, 400, 'Phone signups are disabled');
  const data = body.data ?? {};
  assertSmallMetadata(data);
  return { contact: readContact(body), password, data, challenge };
}

/** POST /signup: creates an account, or returns a response that looks like a new account. */
export function signUp(auth: AuthServices): Operation {
  return async (c) => {
    const { password, ...wanted } = checkedBody(auth, await readBody(c, signUpSchema));
    const { contact } = wanted;
    const clientInfo = clientInfoOf(auth, c);
    await auth.limits.take('signUpByPeer', peerKey(clientInfo));
    const owner = { [contact.kind]: contact.address, name: wanted.data.name };
    await assertHardToGuess(auth, password, owner);
    const purpose = 'confirmation';
    if (assertConfirmed(auth, contact.kind))
      await consumeCodeLimit(auth, clientInfo, contact, purpose);
    const redirectTo = wantedTarget(auth, c);
    const request = { ...wanted, passwordHash: await hashPassword(password), clientInfo };
    return withMinimumDuration(auth.minResponseMs, async () => {
      const outcome = await register(auth, request);
      switch (outcome.kind) {
        case 'signed in':
          return c.json(await sessionBody(auth, outcome.opened));
        case 'to confirm':
          await deliverCode(auth, c, { contact, minted: outcome.minted, redirectTo, purpose });
          return c.json(userBody(outcome.account));
        case 'known already':
          await notifyAlreadyRegistered(auth, c, contact);
          return c.json(userBody(fakeAccount(request)));
      }
    });
  };
}
