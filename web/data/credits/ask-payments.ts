import { z } from 'zod';
import { getSupabase } from '../supabase-client.ts';

const longestWaitMs = 30_000;
const refusalSchema = z.object({ error: z.string(), code: z.string() }).partial();

export type PaymentsAnswer<Value> =
  | { kind: 'answered'; value: Value }
  /** The server returned an error. With a status of 500 or more it may have carried out part of the request. */
  | { kind: 'refused'; status: number; code: string | undefined; message: string | undefined }
  /** No response, or one that cannot be parsed: the request may or may not have been carried out. */
  | { kind: 'unreachable' };

type PaymentFunction =
  | 'create-checkout'
  | 'add-payment-method'
  | 'list-payment-methods'
  | 'remove-payment-method'
  | 'refund-purchase';

async function refusalOf(response: Response): Promise<PaymentsAnswer<never>> {
  const parsed = refusalSchema.safeParse(await response.json().catch(() => null));
  const { error: message, code } = parsed.success ? parsed.data : {};
  return { kind: 'refused', status: response.status, code, message };
}

async function invoke<Value>(
  name: PaymentFunction,
  body: Record<string, unknown>,
  schema: z.ZodType<Value>,
): Promise<PaymentsAnswer<Value>> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<unknown>(name, {
    body,
    signal: AbortSignal.timeout(longestWaitMs),
  });
  if (error?.context instanceof Response) return refusalOf(error.context);
  if (error) throw error;
  return { kind: 'answered', value: schema.parse(data) };
}

/** Calls a payment function. Never throws: errors are part of the result. */
export async function askPayments<Value>(
  name: PaymentFunction,
  body: Record<string, unknown>,
  schema: z.ZodType<Value>,
): Promise<PaymentsAnswer<Value>> {
  try {
    return await invoke(name, body, schema);
  } catch (cause) {
    console.warn(`${name} gave no answer.`, cause);
    return { kind: 'unreachable' };
  }
}
