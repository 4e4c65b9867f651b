import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startScriptedIssuer } from '#tests/support/scripted-issuer.ts';
import { AuthError } from '../auth-error.ts';
import { createGitHubProvider } from './github-provider.ts';
import { createOpenIdProvider } from './open-id-provider.ts';
import { providerFailure, readableText } from './provider-failure.ts';
import type { SocialProvider } from './social-provider.ts';

const patienceMs = 60;
const secrets = { state: 's', nonce: 'n', verifier: 'v' };
const redirectUri = 'http://saffron.test/auth/v1/callback';

/** Accepts every connection, and never answers. */
const silent = createServer(() => undefined);
let origin: string;
beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  origin = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

function openId(issuer = origin, waitMs = patienceMs): SocialProvider {
  return createOpenIdProvider(
    {
      kind: 'openid',
      name: 'slow',
      label: 'Slow',
      issuer,
      clientId: 'c',
      clientSecret: 's',
      scopes: 'openid',
    },
    () => new Date(),
    waitMs,
  );
}

const tooLate = {
  status: 504,
  code: 'request_timeout',
  message: 'Slow took too long to answer. Please try again.',
};

describe('a provider that does not answer leads to a timeout', () => {
  test('during discovery', async () => {
    const request = { secrets, redirectUri, scopes: [], hints: {} };
    await expect(openId().authorizationUrl(request)).rejects.toMatchObject(tooLate);
  });

  test('when an id token is verified', async () => {
    await expect(openId().verifyIdToken?.('x.y.z')).rejects.toThrow(/timed out/);
  });

  test('when the code is exchanged, or userinfo is fetched', async () => {
    const issuer = await startScriptedIssuer('c');
    const parameters = new URLSearchParams({ code: 'c', state: 's' });
    try {
      issuer.behave({ answerToken: () => undefined });
      const identify = () => openId(issuer.issuer).identify({ parameters, secrets, redirectUri });
      await expect(identify()).rejects.toMatchObject(tooLate);
      issuer.behave({ claims: { nonce: 'n' }, metadata: { userinfo_endpoint: origin } });
      await expect(identify()).rejects.toMatchObject(tooLate);
    } finally {
      await issuer.close();
    }
  });

  test('when the code is exchanged at GitHub', async () => {
    const settings = { kind: 'github', name: 'github', url: origin, clientId: 'c' } as const;
    const gitHub = createGitHubProvider(
      { ...settings, label: 'Slow', clientSecret: 's' },
      patienceMs,
    );
    const parameters = new URLSearchParams({ code: 'c', state: 's' });
    const answer = gitHub.identify({ parameters, secrets, redirectUri });
    await expect(answer).rejects.toMatchObject(tooLate);
  });
});

describe('a provider whose response never ends leads to an error', () => {
  /** Sends an endless response, as fast as the client reads, until the client disconnects. */
  const pour = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"a":"');
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  };
  const endless = createServer((_request, response) => pour(response));
  let address: string;
  beforeAll(async () => {
    endless.listen(0, '127.0.0.1');
    await once(endless, 'listening');
    address = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    endless.closeAllConnections();
    endless.close();
  });
  const tooLarge = { status: 500, cause: { message: expect.stringContaining('too large') } };
  const parameters = new URLSearchParams({ code: 'c', state: 's' });
  const waitMs = 5_000;

  test('during discovery', async () => {
    const request = { secrets, redirectUri, scopes: [], hints: {} };
    const asked = openId(address, waitMs).authorizationUrl(request);
    await expect(asked).rejects.toMatchObject(tooLarge);
  });

  test('when its keys are fetched', async () => {
    const issuer = await startScriptedIssuer('c');
    try {
      issuer.behave({ metadata: { jwks_uri: address } });
      const token = await new SignJWT({ iss: issuer.issuer, aud: 'c', sub: 's' })
        .setProtectedHeader({ alg: 'RS256' })
        .sign(issuer.privateKey);
      const judged = openId(issuer.issuer, waitMs).verifyIdToken?.(token);
      await expect(judged).rejects.toThrow(/too large/);
    } finally {
      await issuer.close();
    }
  });

  test('when the code is exchanged, or userinfo is fetched', async () => {
    const issuer = await startScriptedIssuer('c');
    try {
      const { issuer: at } = issuer;
      const identify = () => openId(at, waitMs).identify({ parameters, secrets, redirectUri });
      issuer.behave({ answerToken: pour });
      await expect(identify()).rejects.toMatchObject(tooLarge);
      issuer.behave({ claims: { nonce: 'n' }, metadata: { userinfo_endpoint: address } });
      await expect(identify()).rejects.toMatchObject(tooLarge);
    } finally {
      await issuer.close();
    }
  });

  test('when the code is exchanged at GitHub', async () => {
    const settings = { kind: 'github', name: 'github', url: address, clientId: 'c' } as const;
    const gitHub = createGitHubProvider({ ...settings, label: 'G', clientSecret: 's' }, waitMs);
    const answer = gitHub.identify({ parameters, secrets, redirectUri });
    await expect(answer).rejects.toMatchObject(tooLarge);
  });
});

describe('the logged cause of a provider failure', () => {
  test('names the error and its cause, without tokens or claims', () => {
    const claims = { email: 'rosa@example.com', token: 'at-secret' };
    const inner = Object.assign(new Error('unexpected JWT claim value', { cause: claims }), {
      code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
    });
    const unreadable = new SyntaxError('Unexpected token in "at-secret"', { cause: inner });
    const failure = providerFailure('Acme', 'Unable to exchange external code', unreadable);
    expect(failure).toMatchObject({
      status: 500,
      message: 'Unable to exchange external code: Acme',
    });
    expect(failure.cause).toEqual(
      new Error(
        'Acme: SyntaxError < Error OAUTH_JWT_CLAIM_COMPARISON_FAILED unexpected JWT claim value',
      ),
    );
  });

  test('is unchanged for an AuthError, and unknown for a value that is no Error', () => {
    const known = new AuthError(422, 'signup_disabled', 'No');
    expect(providerFailure('Acme', 'Unable', known)).toBe(known);
    expect(providerFailure('Acme', 'Unable', 'text').cause).toEqual(new Error('Acme: unknown'));
  });
});

test('readableText replaces control characters and cuts long text', () => {
  expect(readableText('  a\u0000b\r\nc\u202ed\ud800 ')).toBe('a b c d\ufffd');
  expect(readableText('x'.repeat(1000))).toHaveLength(300);
});
