import type { Json } from '#contract/database.ts';
import { dateAndTime } from '#contract/in-words.ts';
import { moneyInWords } from '#contract/money.ts';
import { spelledOut } from './actions.ts';
import type { Change } from './change.ts';

/** One changed field; `before` or `after` is null if the field was or is empty. */
export type FieldInWords = {
  key: string;
  label: string;
  before: string | null;
  after: string | null;
};

const labels: Record<string, string> = {
  is_active: 'Status',
  icon: 'Icon',
  constraint_label: 'Prompt label',
  full_name: 'Full Name',
  avatar_url: 'Picture',
  sort_order: 'Sort Order',
  balance: 'Credits',
  entry: 'Ledger entry',
  refunded_cents: 'Refunded',
  suspended_until: 'Suspended until',
  categories_count: 'Total categories',
};

/** The order of the dialogs. Other fields follow in their original order. */
const order = [
  'name',
  'full_name',
  'icon',
  'description',
  'slug',
  'sort_order',
  'is_active',
  'balance',
  'refunded_cents',
  'reason',
];
/** Fields that the sentence of the change already contains. */
const saidByAction: Record<string, readonly string[]> = {
  category_grouped: ['group'],
  category_ungrouped: ['group', 'sort_order'],
  category_moved: ['group'],
};

function labelOf(key: string): string {
  const words = spelledOut(key);
  return labels[key] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function valueInWords(key: string, value: Json | undefined): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (key === 'is_active') return value === true ? 'Active' : 'Inactive';
  if (key === 'refunded_cents' && typeof value === 'number') return moneyInWords(value, 'usd');
  if (key.endsWith('_until') && typeof value === 'string') return dateAndTime(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(String).join(', ') || null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function placeOf(key: string): number {
  const place = order.indexOf(key);
  return place === -1 ? order.length : place;
}

/** Returns the changed fields before and after, with the labels of the admin screens. */
export function fieldsInWords({ action, before, after }: Change): FieldInWords[] {
  const said = saidByAction[action] ?? [];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .filter((key) => !said.includes(key))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((key) => ({
      key,
      label: labelOf(key),
      before: valueInWords(key, before[key]),
      after: valueInWords(key, after[key]),
    }))
    .filter((field) => field.before !== null || field.after !== null);
}
