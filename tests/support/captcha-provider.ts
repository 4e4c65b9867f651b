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
  /** What it was asked so far. */
  questions: Record<string, string>[];
  mood: Mood;
  /** A token as the widget gives it out when somebody solved the puzzle; good once. */
  solve(): string;
  close(): Promise<void>;
};

/** How a provider answers that is not well. True when it has answered. */
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

/** A siteverify server as hCaptcha and Turnstile run one: a token is good once, and only with the right secret. */
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
