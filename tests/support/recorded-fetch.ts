type Recorded = { status?: number; headers?: Record<string, string>; body: string | object };

/** Returns a fetch that answers from a list in order and records its requests. */
export function recordedFetch(answers: readonly Recorded[]) {
  const asked: { url: string; headers: Headers; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    if (!answer) throw new Error('Nothing was recorded.');
    asked.push({
      url: String(input),
      headers: new Headers(init?.headers),
      body: JSON.parse(String(init?.body)),
    });
    const { status = 200, headers, body } = answer;
    const type = typeof body === 'string' ? 'text/event-stream' : 'application/json';
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': type, ...headers },
    });
  };
  return { fetch, asked };
}
