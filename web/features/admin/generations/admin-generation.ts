import type { BadgeTone } from '../../../ui/badge.tsx';

/** The badge label and tone of each generation status. */
export const generationStatusStyles = {
  running: { label: 'Running', tone: 'butter' },
  completed: { label: 'Completed', tone: 'herb' },
  failed: { label: 'Failed', tone: 'tomato' },
  refunded: { label: 'Refunded', tone: 'berry' },
} as const satisfies Record<string, { label: string; tone: BadgeTone }>;

export type GenerationStatus = keyof typeof generationStatusStyles;
export const generationStatuses = Object.keys(generationStatusStyles) as GenerationStatus[];

export const isStatus = (word: string | null): word is GenerationStatus =>
  word !== null && Object.hasOwn(generationStatusStyles, word);

/** A row as the database function returns it: every column of a function result is nullable. */
export type GenerationRow = {
  id: string | null;
  user_id: string | null;
  full_name: string | null;
  email: string | null;
  created_at: string | null;
  finished_at: string | null;
  status: string | null;
  model: string | null;
  credits: number | null;
  repaired: boolean | null;
  reason: string | null;
  note: string | null;
  input_tokens: number | null;
  output_tokens: number | null;
  cost_usd: number | null;
};

/** A row of the generation log, without any content of the recipe. Times are ISO 8601 with microseconds. */
export type AdminGeneration = {
  id: string;
  cookName: string;
  cookEmail: string | null;
  createdAt: string;
  finishedAt: string | null;
  /** Null while the generation runs. */
  tookMs: number | null;
  status: GenerationStatus | null;
  model: string;
  /** What the cook paid. */
  credits: number;
  /** True if the model was called a second time. */
  repaired: boolean;
  reason: string | null;
  note: string | null;
  /** The sum over all calls; null if no tokens were counted. */
  inputTokens: number | null;
  outputTokens: number | null;
  /** What the provider charges for the tokens; null if no price is set. */
  costUsd: number | null;
};

export function adminGenerationFrom(row: GenerationRow): AdminGeneration {
  const { created_at: createdAt, finished_at: finishedAt } = row;
  return {
    id: row.id ?? '',
    cookName: row.full_name?.trim() || 'Unknown name',
    cookEmail: row.email,
    createdAt: createdAt ?? '',
    finishedAt,
    tookMs: createdAt && finishedAt ? Date.parse(finishedAt) - Date.parse(createdAt) : null,
    status: isStatus(row.status) ? row.status : null,
    model: row.model ?? '',
    credits: row.credits ?? 0,
    repaired: row.repaired ?? false,
    reason: row.reason,
    note: row.note,
    inputTokens: row.input_tokens,
    outputTokens: row.output_tokens,
    costUsd: row.cost_usd,
  };
}
