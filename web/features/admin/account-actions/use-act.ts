import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { Notice } from '#contract/notices.ts';
import { usePublicSettings } from '../../../data/public-settings.ts';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { askByAdmin, type ByAdminCall } from './ask-by-admin.ts';

/** Something that is done to an account, and what is said when it is. */
export type Act = { call: ByAdminCall; answer: z.ZodType; done: Notice };

/** The account behind the closing dialog may be gone: it is looked at when a dialog opens. */
const isNoAccount = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== 'account';

/**
 * Does it, says so, and has the lists read again.
 * @param onDone closes the dialog
 */
export function useAct(onDone: () => void) {
  const client = useQueryClient();
  const { anonKey } = usePublicSettings();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** What waits until its admin has shown who they are. */
  const [owing, setOwing] = useState<Act | null>(null);

  /** @returns what is in the way, or null */
  async function run(act: Act): Promise<string | null> {
    setBusy(true);
    setFailure(null);
    const answer = await askByAdmin(anonKey, act.call, act.answer);
    setBusy(false);
    if (answer.kind === 'needs-proof') {
      setOwing(act);
      return null;
    }
    if (answer.kind === 'refused') {
      setFailure(answer.why);
      setOwing(null);
      // What stands there now is shown beside the refusal.
      if (answer.isStale) await client.invalidateQueries({ queryKey: adminKeys.all });
      return answer.why;
    }
    notify(act.done);
    onDone();
    await client.invalidateQueries({ queryKey: adminKeys.all, predicate: isNoAccount });
    return null;
  }

  return { run, busy, failure, owing };
}
