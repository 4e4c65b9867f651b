import type { Fetch } from './adapters/adapter.ts';

/** Used if a server does not list its models: a server with a single model usually accepts any name. */
const anyName = 'default';

/** Models that do not write text: servers list them beside the others. */
const other = /embed|rerank|whisper|tts|moderation|stable-diffusion|flux|clip/i;

/** A name that fits in a request, a log line and a database row. */
const usable = /^[^\p{C}]{1,150}$/u;

function namesIn(answer: unknown): string[] {
  const data =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'data') : undefined;
  if (!Array.isArray(data)) return [];
  const names = data.map((entry: unknown) =>
    typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'id') : undefined,
  );
  return names.filter((name): name is string => typeof name === 'string' && usable.test(name));
}

/**
 * Fetches the model list of an OpenAI-compatible server (`GET …/models`).
 * @returns the first model that writes text, or `default` if the server has no such list
 * @throws what fetch throws when the server cannot be reached
 */
export async function findModelName(
  { baseUrl, apiKey, fetch }: { baseUrl: string; apiKey: string | undefined; fetch: Fetch },
  signal: AbortSignal,
): Promise<string> {
  const address = new URL(baseUrl);
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/models`;
  const headers = new Headers(apiKey ? { authorization: `Bearer ${apiKey}` } : {});
  const response = await fetch(address.href, { headers, signal });
  const names = response.ok ? namesIn(await response.json().catch(() => undefined)) : [];
  if (!response.ok) await response.body?.cancel();
  return names.find((name) => !other.test(name)) ?? names[0] ?? anyName;
}
