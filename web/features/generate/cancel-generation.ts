import { type Notice, notices } from '#contract/notices.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { noticeOfRefusal } from './failure-notice.ts';

/**
 * Asks the server to stop a generation that has not sent anything yet: the credit is returned, and the running request ends by itself. Never throws.
 * @returns the notice to show when the generation continues; undefined when it was cancelled
 */
export async function cancelGeneration(generationId: string): Promise<Notice | undefined> {
  const supabase = await getSupabase();
  const { error } = await supabase.functions.invoke('cancel-generation', {
    body: { generationId },
  });
  if (!error) return undefined;
  if (!(error.context instanceof Response)) return notices.unexpected;
  const { status } = error.context;
  const body: { error?: string; title?: string } | null = await error.context
    .json()
    .catch(() => null);
  // 409 is not a failure: the recipe is already being written, and the answer says so.
  if (status === 409 && body?.error) {
    return { title: body.title ?? notices.pleaseWait.title, message: body.error, tone: 'info' };
  }
  return noticeOfRefusal({ status, ...(body?.error ? { error: body.error } : {}) });
}
