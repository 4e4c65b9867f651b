import type { BadgeTone } from '../../../ui/badge.tsx';

/** How the status of a generation looks on its badge. */
export const generationLooks = {
  running: { label: 'Running', tone: 'butter' },
  completed: { label: 'Completed', tone: 'herb' },
  failed: { label: 'Failed', tone: 'tomato' },
  refunded: { label: 'Refunded', tone: 'berry' },
} as const satisfies Record<string, { label: string; tone: BadgeTone }>;

export type GenerationStatus = keyof typeof generationLooks;
export const generationStatuses = Object.keys(generationLooks) as GenerationStatus[];

export const isStatus = (word: string | null): word is GenerationStatus =>
  word !== null && Object.hasOwn(generationLooks, word);

/** As the procedure answers it: what comes out of a function is nullable throughout. */
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

/** A row of the log. Times ISO 8601, to the microsecond; nothing in it says what was cooked. */
export type AdminGeneration = {
  id: string;
  cookName: string;
  cookEmail: string | null;
  createdAt: string;
  finishedAt: string | null;
  /** Null while it runs. */
  tookMs: number | null;
  status: GenerationStatus | null;
  model: string;
  /** What the cook paid. */
  credits: number;
  /** The model was asked a second time. */
  repaired: boolean;
  reason: string | null;
  note: string | null;
  /** Of all calls together; null where nothing was counted. */
  inputTokens: number | null;
  outputTokens: number | null;
  /** What the provider asks for them; null where no price is set. */
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
