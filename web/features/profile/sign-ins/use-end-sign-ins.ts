import { useState } from 'react';
import { usePublicSettings } from '../../../data/public-settings.ts';
import type { Cook } from '../../../data/session/cook.ts';
import { type Ending, endSignIns } from './end-sign-ins.ts';
import { reloadSignIns } from './sign-in-list.ts';

type EndSignIns = {
  cook: Cook;
  ending: Ending;
  /** Called after the list was read again. */
  onEnded: () => void;
};

/** Signs devices out, and keeps why that failed or that a new proof is needed first. */
export function useEndSignIns({ cook, ending, onEnded }: EndSignIns) {
  const { anonKey } = usePublicSettings();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [needsProof, setNeedsProof] = useState(false);

  /** @returns why it was refused, or null */
  async function end(): Promise<string | null> {
    setBusy(true);
    const answer = await endSignIns(anonKey, ending);
    setBusy(false);
    setNeedsProof(answer.kind === 'needs-proof');
    setFailure(answer.kind === 'refused' ? answer.why : null);
    if (answer.kind === 'refused') return answer.why;
    if (answer.kind === 'answered') {
      await reloadSignIns(cook.id);
      onEnded();
    }
    return null;
  }

  return { end, busy, failure, needsProof };
}
