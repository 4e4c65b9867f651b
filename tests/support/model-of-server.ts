import { createProviderModel } from '#recipes/models/provider-model.ts';
import { type ProviderName, providerOf } from '#recipes/models/providers.ts';
import { type Answerer, startHttpServer } from './http-server.ts';

/** A model of a real server that answers so; pauses are noted and not waited for. */
export async function modelOf(answer: Answerer, provider: ProviderName = 'openai', apiKey = 'key') {
  const server = await startHttpServer(answer);
  const pauses: number[] = [];
  const model = createProviderModel({
    provider,
    name: 'some-model',
    adapter: await providerOf(provider).load(),
    access: { apiKey, baseUrl: `${server.origin}/v1`, fetch: globalThis.fetch },
    maxPauseMs: 20_000,
    wait: async (milliseconds) => void pauses.push(milliseconds),
    random: () => 0.5,
  });
  return {
    model,
    pauses,
    asked: server.asked,
    tries: () => server.asked.length,
    close: server.close,
  };
}
