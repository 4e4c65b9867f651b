import { listObject } from '../objects/list-object.ts';
import type { Kind, Records } from '../records.ts';
import { invalid } from '../stripe-error.ts';

type Json = Record<string, unknown>;

/** The fields that contain an id, with the kind of object that it refers to. */
const references: Record<string, Kind> = {
  payment_intent: 'payment_intent',
  setup_intent: 'setup_intent',
  latest_charge: 'charge',
  charge: 'charge',
  customer: 'customer',
  payment_method: 'payment_method',
};

const maxListLength = 100;

/** Returns a list that is included only when `expand` asks for it; undefined when the object has no such list. */
async function includeList(records: Records, on: Json, field: string): Promise<unknown> {
  const id = String(on.id);
  if (on.object === 'checkout.session' && field === 'line_items') {
    const session = await records.find('checkout.session', id);
    return listObject(session?.hidden.lineItems ?? [], `/v1/checkout/sessions/${id}/line_items`);
  }
  if (on.object === 'charge' && field === 'refunds') {
    const refunds = await records.list('refund', { charge: id, limit: maxListLength });
    return listObject(
      refunds.map(({ body }) => body),
      `/v1/charges/${id}/refunds`,
    );
  }
  return undefined;
}

async function expandField(records: Records, on: Json, field: string): Promise<void> {
  const value = on[field];
  const kind = references[field];
  if (typeof value === 'string' && kind) {
    on[field] = (await records.find(kind, value))?.body ?? value;
    return;
  }
  if (value !== undefined && (kind || typeof value === 'object')) return;
  const list = await includeList(records, on, field);
  if (list === undefined) {
    throw invalid(`This property cannot be expanded (${field}).`, { param: 'expand' });
  }
  on[field] = list;
}

async function expandPath(records: Records, on: unknown, path: string[]): Promise<void> {
  const [field, ...rest] = path;
  if (field === undefined || typeof on !== 'object' || on === null) return;
  if (Array.isArray(on)) {
    for (const one of on) await expandPath(records, one, path);
    return;
  }
  await expandField(records, on as Json, field);
  await expandPath(records, (on as Json)[field], rest);
}

/** Replaces ids with the objects that they refer to, for each path in `expand`: `payment_intent.latest_charge`, `data.customer`. */
export async function expand(
  records: Records,
  answer: unknown,
  paths: readonly string[],
): Promise<unknown> {
  const copy = structuredClone(answer);
  for (const path of paths) await expandPath(records, copy, path.split('.'));
  return copy;
}
