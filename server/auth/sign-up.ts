import { z } from 'zod';
import { alreadyRegistered } from '../mail/messages/already-registered.ts';
import { AuthError, invalid } from './auth-error.ts';
import type { AuthServices, Operation } from './auth-services.ts';
import { readEmailAddress } from './email-address.ts';
import { sessionBody } from './open-session.ts';
import { hashPassword, mustBeGoodPassword } from './passwords.ts';
import { readChallenge } from './pkce.ts';
import { readBody, readQuery, record, text } from './read-body.ts';
import { redirectTarget } from './redirect-target.ts';
import { madeUpAccount, register } from './register.ts';
import { mailConfirmation } from './request-confirmation.ts';
import { sendMail, takeMailTurn } from './send-mail.ts';
import { userBody } from './user-body.ts';
import { mustBeSmallMetadata } from './user-metadata.ts';
import { peerKey, visitOf } from './visit.ts';

const signUpSchema = z.object({
  email: text,
  phone: text,
  password: text,
  data: record,
  code_challenge: text,
  code_challenge_method: text,
});

/** The official server's order of checks; clients show the first complaint. */
function checkedBody(auth: AuthServices, body: z.infer<typeof signUpSchema>) {
  if (!body.email && !body.phone) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  mustBeGoodPassword(body.password);
  if (body.email && body.phone) {
    throw invalid('Only an email address or phone number should be provided on signup.');
  }
  const challenge = readChallenge(body);
  if (!auth.settings.auth.signUpEnabled) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  if (body.phone) {
    throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  }
  const data = body.data ?? {};
  mustBeSmallMetadata(data);
  return { email: readEmailAddress(body.email ?? ''), password: body.password, data, challenge };
}

/** POST /signup: a new account, or an answer that reads like one. */
export function signUp(auth: AuthServices): Operation {
  return async (c) => {
    const { password, ...wanted } = checkedBody(auth, await readBody(c, signUpSchema));
    const visit = visitOf(auth, c);
    await auth.limits.take('signUpByPeer', peerKey(visit));
    if (auth.settings.auth.confirmEmail) {
      await takeMailTurn(auth, visit, wanted.email, 'confirmation');
    }
    const redirectTo = redirectTarget(
      readQuery(c, 'redirect_to'),
      auth.siteUrl,
      auth.settings.auth.redirectUrls,
    );
    const request = { ...wanted, passwordHash: await hashPassword(password), visit };
    const outcome = await register(auth, request);
    switch (outcome.kind) {
      case 'signed in':
        return c.json(await sessionBody(auth, outcome.opened));
      case 'to confirm':
        await mailConfirmation(auth, c, { to: request.email, minted: outcome.minted, redirectTo });
        return c.json(userBody(outcome.account));
      case 'known already':
        // A mail goes out here too: the answer takes as long, and the owner of the address learns what happened.
        await sendMail(
          auth,
          c,
          alreadyRegistered({ to: request.email, siteUrl: auth.siteUrl }),
          'confirmation',
        );
        return c.json(userBody(madeUpAccount(request)));
    }
  };
}
