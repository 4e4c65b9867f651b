import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { sendJson, startHttpServer } from '#tests/support/http-server.ts';
import { newAddress } from '#tests/support/people.ts';
import { pkceClient } from '#tests/support/pkce-client.ts';
import { addressToOpen, comeBack, failureOf, open } from './social-scene.ts';

type Answers = Record<string, (response: ServerResponse) => void>;

/** Returns the usual answers of GitHub's server by path. */
function usualAnswers(email: string): Answers {
  return {
    '/login/oauth/access_token': (response) =>
      sendJson(response, 200, { access_token: 'gho_1', token_type: 'bearer', scope: 'user:email' }),
    '/api/v3/user': (response) =>
      sendJson(response, 200, {
        id: 583231,
        login: 'octocook',
        name: 'Octo Cook',
        email: 'public@example.com',
        avatar_url: 'https://avatars.example/583231',
      }),
    '/api/v3/user/emails': (response) =>
      sendJson(response, 200, [
        { email: 'spare@example.com', primary: false, verified: true, visibility: null },
        { email, primary: true, verified: true, visibility: 'private' },
        { email: '583231+octocook@users.noreply.github.com', primary: false, verified: true },
      ]),
  };
}

let gitHub: Awaited<ReturnType<typeof startHttpServer>>;
let testApp: TestApp;
let answers: Answers;
let email: string;
beforeAll(async () => {
  gitHub = await startHttpServer(({ path }, response) => {
    const answer = answers[path];
    if (answer) answer(response);
    else sendJson(response, 404, {});
  });
  testApp = await createTestApp({
    variables: {
      GITHUB_CLIENT_ID: 'Iv1.cook',
      GITHUB_CLIENT_SECRET: 'a GitHub secret',
      GITHUB_URL: `${gitHub.origin}/`,
    },
  });
});
beforeEach(() => {
  email = newAddress();
  answers = usualAnswers(email);
});
afterAll(async () => {
  await testApp.close();
  await gitHub.close();
});

async function goThere(client = pkceClient(testApp), more: Record<string, string> = {}) {
  const { providerUrl, cookie } = await open(testApp, await addressToOpen(client, 'github'));
  const parameters = {
    code: 'gh code',
    state: providerUrl.searchParams.get('state') ?? '',
    ...more,
  };
  const address = `/auth/v1/callback?${new URLSearchParams(parameters)}`;
  return { providerUrl, back: await comeBack(testApp, address, cookie) };
}

describe('GitHub', () => {
  test('signs in through its API with the primary email address', async () => {
    const client = pkceClient(testApp);
    const { providerUrl, back } = await goThere(client);
    expect(providerUrl.origin + providerUrl.pathname).toBe(
      `${gitHub.origin}/login/oauth/authorize`,
    );
    const {
      code_challenge: challenge,
      state,
      ...others
    } = Object.fromEntries(providerUrl.searchParams);
    expect(others).toEqual({
      client_id: 'Iv1.cook',
      response_type: 'code',
      redirect_uri: 'http://saffron.test/auth/v1/callback',
      scope: 'user:email',
      code_challenge_method: 'S256',
    });
    const code = back.searchParams.get('code') ?? '';
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.provider_token).toBe('gho_1');
    expect(data.user).toMatchObject({
      email,
      app_metadata: { provider: 'github' },
      user_metadata: {
        name: 'Octo Cook',
        user_name: 'octocook',
        preferred_username: 'octocook',
        avatar_url: 'https://avatars.example/583231',
        provider_id: '583231',
        email_verified: true,
      },
    });
    const sent = new URLSearchParams(
      gitHub.asked.findLast(({ path }) => path === '/login/oauth/access_token')?.body,
    );
    const { code_verifier: verifier, ...trade } = Object.fromEntries(sent);
    expect(createHash('sha256').update(String(verifier)).digest('base64url')).toBe(challenge);
    expect(trade).toEqual({
      client_id: 'Iv1.cook',
      client_secret: 'a GitHub secret',
      code: 'gh code',
      redirect_uri: 'http://saffron.test/auth/v1/callback',
    });
    const user = gitHub.asked.findLast(({ path }) => path === '/api/v3/user');
    expect(user?.headers.authorization).toBe('Bearer gho_1');
    expect(state).not.toBe(verifier);
  });

  test('accepts only verified email addresses', async () => {
    answers['/api/v3/user'] = (response) => sendJson(response, 200, { id: 2, login: 'unproven' });
    answers['/api/v3/user/emails'] = (response) =>
      sendJson(response, 200, [{ email, primary: true, verified: false }]);
    expect(failureOf((await goThere()).back)).toMatchObject({
      error: 'access_denied',
      code: 'provider_email_needs_verification',
    });
  });

  test('refuses a user whose only email address is a noreply forwarding address', async () => {
    answers['/api/v3/user'] = (response) => sendJson(response, 200, { id: 3, login: 'shy' });
    answers['/api/v3/user/emails'] = (response) =>
      sendJson(response, 200, [
        { email: '3+shy@users.noreply.github.com', primary: true, verified: true },
      ]);
    expect(failureOf((await goThere()).back)).toMatchObject({
      description: 'Error getting user email from external provider',
    });
  });

  const json = (status: number, body: unknown) => (response: ServerResponse) =>
    sendJson(response, status, body);
  test.each<[string, string, (response: ServerResponse) => void]>([
    [
      'answers 200 to a bad code',
      '/login/oauth/access_token',
      json(200, { error: 'bad_verification_code' }),
    ],
    ['returns no token', '/login/oauth/access_token', json(200, { token_type: 'bearer' })],
    ['answers 502', '/login/oauth/access_token', json(502, {})],
    ['returns no user id', '/api/v3/user', json(200, { login: 'x' })],
    ['returns a user id that is not a number', '/api/v3/user', json(200, { id: '7', login: 'x' })],
    ['refuses the token', '/api/v3/user', json(401, { message: 'Bad credentials' })],
    [
      'refuses access to the email addresses',
      '/api/v3/user/emails',
      json(403, { message: 'Resource not accessible' }),
    ],
    [
      'answers with an HTML page',
      '/api/v3/user/emails',
      (response) => void response.writeHead(200).end('<html>'),
    ],
    [
      'redirects',
      '/api/v3/user',
      (response) => void response.writeHead(302, { location: '/x' }).end(),
    ],
  ])('signs no user in when it %s', async (_what, path, answer) => {
    answers[path] = answer;
    const failure = failureOf((await goThere()).back);
    expect(failure.error).toMatch(/^server_error$|^temporarily_unavailable$/);
    expect(failure.code).toBe('unexpected_failure');
    expect(failure.description).not.toMatch(/gho_1|gh code|secret/);
    expect(gitHub.asked.map((asked) => asked.path)).not.toContain('/x');
  });

  test('does not get a code that came from another issuer', async () => {
    const trades = () => gitHub.asked.filter(({ path }) => path.endsWith('access_token')).length;
    const before = trades();
    const { back } = await goThere(undefined, { iss: 'https://evil.example' });
    expect(failureOf(back).error).toBe('server_error');
    expect(trades()).toBe(before);
    const { back: own } = await goThere(undefined, { iss: `${gitHub.origin}/login/oauth` });
    expect(own.searchParams.has('code')).toBe(true);
  });
});
