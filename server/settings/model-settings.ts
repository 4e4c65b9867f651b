import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import {
  type ModelSetting,
  type ProviderName,
  providerNames,
  providerOf,
  splitModelName,
} from '#recipes/models/providers.ts';
import type { ModelSettings } from '#recipes/models/registry.ts';
import { apiKey, keylessAddress, wholeNumber } from './setting-kinds.ts';

/** A Node.js timer with a longer delay fires at once. */
const maxTimerMs = 2_147_483_647;
const timeoutMs = wholeNumber.min(1000).max(maxTimerMs);
const usd = z.coerce.number().min(0).max(100_000);

/** The variables that choose the models, with their defaults. */
export const modelVariables = {
  MODEL: z.string().trim().optional(),
  MODEL_BASE_URL: keylessAddress.optional(),
  MODEL_API_KEY: apiKey.optional(),
  GENERATION_LIMIT: wholeNumber.min(1).default(300), // recipes that one cook starts in an hour
  MODEL_TIMEOUT_MS: timeoutMs.default(limits.generationTimeoutMs),
  MODEL_MAX_OUTPUT_TOKENS: wholeNumber.min(256).optional(),
  MODEL_TEMPERATURE: z.coerce.number().min(0).max(2).optional(),
  MODEL_INPUT_USD_PER_MILLION_TOKENS: usd.optional(),
  MODEL_OUTPUT_USD_PER_MILLION_TOKENS: usd.optional(),
  OPENAI_API_KEY: apiKey.optional(),
  ANTHROPIC_API_KEY: apiKey.optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: apiKey.optional(),
  PICTURE_MODEL: z.string().optional(),
  PICTURE_BASE_URL: keylessAddress.optional(),
  PICTURE_API_KEY: apiKey.optional(),
  PICTURE_TIMEOUT_MS: timeoutMs.default(30_000),
};

export type ModelVariables = z.output<z.ZodObject<typeof modelVariables>>;

type Problem = { field: string; message: string };

/** The prefix of the variables: MODEL_ or PICTURE_. */
type Purpose = 'MODEL' | 'PICTURE';
const variableOf = (purpose: Purpose) => (purpose === 'MODEL' ? 'MODEL' : 'PICTURE_MODEL');

const known = providerNames.join(', ');

/** Normalizes a pasted base URL: removes the trailing slash and the path of a single endpoint. */
function tidyBaseUrl(text: string): string {
  const url = new URL(text);
  url.pathname = url.pathname.replace(/(\/(chat\/completions|completions|models))?\/*$/, '');
  return url.href.replace(/\/+(?=$|\?)/, '');
}

/** Returns the named provider. A name without a provider means `openai-compatible` if a base URL is set, otherwise it is a problem. */
function chooseProvider(
  purpose: Purpose,
  text: string,
  baseUrl: string | undefined,
): { provider: ProviderName; name: string } | Problem {
  const named = splitModelName(text);
  if (named) return named;
  if (baseUrl) return { provider: 'openai-compatible', name: text.trim() };
  return {
    field: variableOf(purpose),
    message: `"${text}" names no provider: it is provider:name, with one of ${known}${purpose === 'MODEL' ? ', or chef' : ', or house, or none'}. A name alone needs ${purpose}_BASE_URL.`,
  };
}

function missing(purpose: Purpose, setting: ModelSetting): Problem | undefined {
  const { keyVariable, listsModels, draws, baseUrl } = providerOf(setting.provider);
  const field = variableOf(purpose);
  if (purpose === 'PICTURE' && !draws) {
    return { field, message: `${setting.provider} draws no pictures.` };
  }
  if (!setting.name && (!listsModels || purpose === 'PICTURE')) {
    return { field, message: `it lacks the model's name: ${setting.provider}:name.` };
  }
  if (setting.name.length > 150)
    return { field, message: 'the name has more than 150 characters.' };
  if (!setting.baseUrl) {
    return {
      field: `${purpose}_BASE_URL`,
      message: `${setting.provider} needs the address of the server, for example http://127.0.0.1:8080/v1.`,
    };
  }
  if (keyVariable && !setting.apiKey && setting.baseUrl === baseUrl) {
    return {
      field: keyVariable,
      message: `${setting.provider} needs a key, here or in ${purpose}_API_KEY.`,
    };
  }
  return undefined;
}

type Given = { text: string; baseUrl: string | undefined; apiKey: string | undefined };

function readModel(
  purpose: Purpose,
  variables: ModelVariables,
  { text, baseUrl, apiKey }: Given,
): ModelSetting | Problem {
  const chosen = chooseProvider(purpose, text, baseUrl);
  if ('field' in chosen) return chosen;
  const { keyVariable, baseUrl: usual } = providerOf(chosen.provider);
  const own = keyVariable && variables[keyVariable];
  const setting = {
    ...chosen,
    baseUrl: baseUrl ? tidyBaseUrl(baseUrl) : (usual ?? ''),
    apiKey: apiKey ?? own,
  };
  return missing(purpose, setting) ?? setting;
}

function readWriter(variables: ModelVariables): ModelSetting | Problem | undefined {
  const { MODEL: text = '', MODEL_BASE_URL: baseUrl, MODEL_API_KEY: apiKey } = variables;
  if (text.toLowerCase() === 'chef' || (text === '' && !baseUrl)) return undefined;
  return readModel('MODEL', variables, { text, baseUrl, apiKey });
}

/** Values of PICTURE_MODEL that name no provider: our own photographer (house), or the stock picture for all recipes (none). */
const isBuiltInOrNone = (text: string) => /^(?:house|none)$/i.test(text.trim());

/** Reads the picture model. If it has the same provider as the recipe model, address and key need to be set only once. */
function readPictures(
  variables: ModelVariables,
  writer: ModelSetting | undefined,
): ModelSetting | Problem | undefined {
  const { PICTURE_MODEL: text, PICTURE_BASE_URL, PICTURE_API_KEY } = variables;
  if (!text || isBuiltInOrNone(text)) return undefined;
  const same = writer !== undefined && splitModelName(text)?.provider === writer.provider;
  const shared = same && variables.MODEL_BASE_URL ? variables.MODEL_BASE_URL : undefined;
  return readModel('PICTURE', variables, {
    text,
    baseUrl: PICTURE_BASE_URL ?? shared,
    apiKey: PICTURE_API_KEY ?? (same && !PICTURE_BASE_URL ? variables.MODEL_API_KEY : undefined),
  });
}

function readPrice(variables: ModelVariables): ModelSettings['price'] | Problem {
  const { MODEL_INPUT_USD_PER_MILLION_TOKENS: input, MODEL_OUTPUT_USD_PER_MILLION_TOKENS: output } =
    variables;
  if (input === undefined && output === undefined) return undefined;
  if (input === undefined || output === undefined) {
    const field = `MODEL_${input === undefined ? 'INPUT' : 'OUTPUT'}_USD_PER_MILLION_TOKENS`;
    return { field, message: 'the two prices are set together; 0 is a price.' };
  }
  return { inputUsdPerMillionTokens: input, outputUsdPerMillionTokens: output };
}

const isProblem = (value: object | undefined): value is Problem =>
  value !== undefined && 'field' in value;

/** Returns the chosen models, or the problems by variable. No message contains a key. */
export function readModelSettings(
  variables: ModelVariables,
):
  | { ok: true; settings: ModelSettings & { builtInPictures: boolean } }
  | { ok: false; problems: Problem[] } {
  const writer = readWriter(variables);
  const pictures = readPictures(variables, isProblem(writer) ? undefined : writer);
  const price = readPrice(variables);
  const problems = [writer, pictures, price].filter(isProblem);
  if (isProblem(writer) || isProblem(pictures) || isProblem(price)) return { ok: false, problems };
  const { MODEL_MAX_OUTPUT_TOKENS: maxOutputTokens, MODEL_TEMPERATURE: temperature } = variables;
  return {
    ok: true,
    settings: {
      writer: writer && {
        ...writer,
        ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
        ...(temperature === undefined ? {} : { temperature }),
      },
      modelTimeoutMs: variables.MODEL_TIMEOUT_MS,
      price,
      pictures,
      builtInPictures: variables.PICTURE_MODEL?.trim().toLowerCase() !== 'none',
    },
  };
}
