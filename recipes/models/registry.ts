import { createChef } from '../chef/chef.ts';
import type { ModelChoice, RecipeModel } from './model.ts';

/** Every provider that MODEL may name, and what makes a model of it. One line a provider. */
const PROVIDERS: Record<string, (modelName: string) => RecipeModel> = {
  chef: () => createChef(),
};

/**
 * Chooses the model of the settings: `MODEL=provider:name`, the built-in chef by default.
 * @throws Error that lists the providers, when the setting names another
 */
export function createModels(settings: { model: string; modelTimeoutMs: number }): ModelChoice {
  const [provider = '', ...rest] = settings.model.split(':');
  const make = PROVIDERS[provider];
  if (!make) {
    const known = Object.keys(PROVIDERS).join(', ');
    throw new Error(`MODEL=${settings.model}: there is no provider "${provider}". Known: ${known}`);
  }
  return { recipes: make(rest.join(':')), timeoutMs: settings.modelTimeoutMs };
}
