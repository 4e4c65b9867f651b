import type { ChallengeRow } from '../../queries/challenges.ts';
import type { FactorRow } from '../../queries/factors.ts';
import { CeremonyRefusal } from '../../webauthn/ceremony-refusal.ts';
import { checkCreation } from '../../webauthn/check-creation.ts';
import { checkRequest } from '../../webauthn/check-request.ts';
import { type RelyingParty, relyingPartyOf } from '../../webauthn/relying-party.ts';
import { wrongAnswer } from '../factor-errors.ts';
import type { FactorKind } from '../factor-kind.ts';
import { askForKey, askTheKey, type StoredChallenge, storedChallenge } from './ask.ts';
import { type Answer, assertNamesOurSite, readAnswer } from './read-answer.ts';
import { fromColumns, toColumns } from './stored-credential.ts';

async function judge(
  relyingParty: RelyingParty,
  { factor, challenge }: { factor: FactorRow; challenge: ChallengeRow },
  answer: Answer,
) {
  const asked = storedChallenge.parse(challenge.web_authn_session_data);
  // A late answer to a registration challenge must not replace a key that was verified in the meantime.
  const due: StoredChallenge['type'] = factor.status === 'verified' ? 'request' : 'create';
  if (asked.type !== due || answer.type !== due) {
    throw new CeremonyRefusal('Another question was put to this factor.');
  }
  const expected = { challenge: asked.challenge, userVerification: asked.user_verification };
  if (answer.type === 'create') return checkCreation(relyingParty, answer.response, expected);
  const credential = fromColumns(factor);
  const use = await checkRequest(relyingParty, answer.response, credential, {
    ...expected,
    userHandle: factor.id,
  });
  return { ...credential, ...use };
}

/** Second factors that sign with their own key: passkeys, security keys. */
export const webauthnKind: FactorKind = {
  method: 'mfa/webauthn',
  // A signature cannot be guessed. Counting wrong ones per account would let a stranger lock the owner out.
  answers: 'signature',

  async enroll() {
    return { columns: {}, answer: {} };
  },

  async challenge({ auth, factor, others, body, user }) {
    const relyingParty = relyingPartyOf(auth);
    assertNamesOurSite(body, relyingParty);
    const asked =
      factor.status === 'verified'
        ? await askTheKey(relyingParty, factor)
        : await askForKey(relyingParty, factor, { user, others });
    const { type, publicKey, userVerification } = asked;
    const kept: StoredChallenge = {
      type,
      challenge: publicKey.challenge,
      user_verification: userVerification,
    };
    return {
      columns: { web_authn_session_data: kept },
      answer: { webauthn: { type, credential_options: { publicKey } } },
    };
  },

  assertAnswer(body) {
    readAnswer(body);
  },

  async verify({ auth, factor, challenge, body, user }) {
    const relyingParty = relyingPartyOf(auth);
    assertNamesOurSite(body, relyingParty);
    try {
      const credential = await judge(relyingParty, { factor, challenge }, readAnswer(body));
      return { factorColumns: toColumns(credential) };
    } catch (refusal) {
      if (!(refusal instanceof CeremonyRefusal)) throw refusal;
      if (refusal.isCopy) {
        auth.log.warn(
          { userId: user.id, factorId: factor.id },
          'security key counter went backwards: possibly cloned',
        );
      }
      throw wrongAnswer('WebAuthn verification failed', refusal);
    }
  },
};
