import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { sendJson, startHttpServer } from './http-server.ts';

type Mood =
  | 'well'
  | 'broken'
  | 'a page'
  | 'something else'
  | 'a redirect'
  | 'silence'
  | 'unknown secret';

export type CaptchaProvider = {
  verifyUrl: string;
  secret: string;
  /** The requests so far. */
  questions: Record<string, string>[];
  mood: Mood;
  /** Returns a single-use token, as the widget issues it after a user solved the puzzle. */
  solve(): string;
  close(): Promise<void>;
};

/** Answers as a failing provider would. Returns true when it has answered. */
function answerUnwell(mood: Mood, response: ServerResponse): boolean {
  switch (mood) {
    case 'broken':
      sendJson(response, 502, { success: true });
      return true;
    case 'a page':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
      return true;
    case 'something else':
      sendJson(response, 200, { ok: 'yes' });
      return true;
    case 'a redirect':
      response.writeHead(307, { location: '/elsewhere' }).end();
      return true;
    case 'silence':
      response.destroy();
      return true;
    default:
      return false;
  }
}

/** Starts a siteverify server like those of hCaptcha and Turnstile: a token is valid once, and only with the right secret. */
export async function startCaptchaProvider(): Promise<CaptchaProvider> {
  const solved = new Set<string>();
  const used = new Set<string>();
  function verdictOf({ secret, response }: Record<string, string>): string[] {
    if (provider.mood === 'unknown secret' || secret !== provider.secret) {
      return ['invalid-input-secret'];
    }
    if (used.has(response ?? '')) return ['timeout-or-duplicate'];
    if (!solved.delete(response ?? '')) return ['invalid-input-response'];
    used.add(response ?? '');
    return [];
  }
  const server = await startHttpServer(({ body }, response) => {
    const question = Object.fromEntries(new URLSearchParams(body));
    provider.questions.push(question);
    if (answerUnwell(provider.mood, response)) return;
    const codes = verdictOf(question);
    sendJson(response, 200, { success: codes.length === 0, 'error-codes': codes });
  });
  const provider: CaptchaProvider = {
    verifyUrl: `${server.origin}/siteverify`,
    secret: 'the secret of a test',
    questions: [],
    mood: 'well',
    solve() {
      const token = randomUUID();
      solved.add(token);
      return token;
    },
    close: server.close,
  };
  return provider;
}
