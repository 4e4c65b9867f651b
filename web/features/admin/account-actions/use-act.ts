import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { Notice } from '#contract/notices.ts';
import { usePublicSettings } from '../../../data/public-settings.ts';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { askByAdmin, type ByAdminCall } from './ask-by-admin.ts';

/** An action on an account, and the notice that is shown after it succeeded. */
export type Act = { call: ByAdminCall; answer: z.ZodType; done: Notice };

/** Excludes account queries: the account of the closing dialog may be deleted, and each dialog fetches it on opening. */
const isNoAccount = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== 'account';

/**
 * Runs an action on an account, shows its notice, and refetches the lists.
 * @param onDone closes the dialog
 */
export function useAct(onDone: () => void) {
  const client = useQueryClient();
  const { anonKey } = usePublicSettings();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** The action that waits for the admin's reauthentication. */
  const [owing, setOwing] = useState<Act | null>(null);

  /** @returns the error message; null when the action succeeded or needs reauthentication first */
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
      // Show the current state next to the error.
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
