import type { ModelRequest, RecipeModel, TokenCounts } from '#recipes/models/model.ts';
import type { ModelSettings } from '#recipes/models/registry.ts';
import { readSettings } from '#server/settings/settings.ts';

/** Returns the model settings that the server would read from these variables. */
export function modelSettings(variables: Record<string, string>): ModelSettings {
  return readSettings({ MODEL_TIMEOUT_MS: '10000', ...variables }).recipes;
}

/** Requests a whole answer from a model. @returns the pieces as they came, and every token count that it reported */
export async function askModel(model: RecipeModel, request: Partial<ModelRequest> = {}) {
  const pieces: string[] = [];
  const tokens: TokenCounts[] = [];
  const asked: ModelRequest = {
    prompt: 'Write a recipe for lentil soup without celery.',
    constraints: { selections: {}, wish: '' },
    seed: 'seed',
    signal: AbortSignal.timeout(8000),
    onTokens: (counts) => tokens.push(counts),
    ...request,
  };
  let error: unknown;
  try {
    for await (const piece of model.generate(asked)) pieces.push(piece);
  } catch (thrown) {
    error = thrown;
  }
  return { pieces, text: pieces.join(''), tokens, error };
}
