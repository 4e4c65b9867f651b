import type { ModelRequest, RecipeModel, TokenCounts } from '#recipes/models/model.ts';
import type { ModelSettings } from '#recipes/models/registry.ts';
import { readSettings } from '#server/settings.ts';

/** The settings of these variables, as the server would read them. */
export function modelSettings(variables: Record<string, string>): ModelSettings {
  return readSettings({ MODEL_TIMEOUT_MS: '10000', ...variables }).recipes;
}

/** Asks a model for a whole answer. @returns the pieces as they came, and every count it told */
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
