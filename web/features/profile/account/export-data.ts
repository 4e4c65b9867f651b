import { notices } from '#contract/notices.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { notify } from '../../../ui/notify.ts';
import { saveFile } from '../../../ui/save-file.ts';

/** Returns the server's message for a refusal below 500 (for example the rate limit), or null. */
async function wordsOf(cause: unknown): Promise<string | null> {
  const context = cause instanceof Error && 'context' in cause ? cause.context : undefined;
  if (!(context instanceof Response) || context.status >= 500) return null;
  const body: { message?: string } | null = await context.json().catch(() => null);
  return body?.message ?? null;
}

/** Fetches all data that the product holds about the cook and saves it as a ZIP download. Never throws. */
export async function exportData(): Promise<void> {
  try {
    const supabase = await getSupabase();
    const { data, error } = await supabase.functions.invoke<unknown>('export-my-data');
    if (error) throw error;
    if (!(data instanceof Blob)) throw new Error('The answer is no file.');
    saveFile(data, `saffron-table-${new Date().toISOString().slice(0, 10)}.zip`);
    notify(notices.dataExported);
  } catch (cause) {
    console.warn('The data could not be exported.', cause);
    const { message, ...notice } = notices.dataNotExported;
    notify({ ...notice, message: (await wordsOf(cause)) ?? message });
  }
}
