import { useState } from 'react';
import { countOf } from '#contract/in-words.ts';
import { callAuth, wordsOf } from '../../../data/session/call-auth.ts';
import type { Cook } from '../../../data/session/cook.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { NoticeBox } from '../../../ui/notice-box.tsx';
import { notify } from '../../../ui/notify.ts';
import { CodeSheet } from './code-sheet.tsx';
import { reloadSecondFactors } from './second-factor-list.ts';

/** At this number of codes or fewer, the user is asked to make new ones. */
const fewCodes = 3;

/** @throws Error with a message for the user */
async function makeCodes(instead: boolean): Promise<string[]> {
  const { auth } = await getSupabase();
  const { codes } = await callAuth(() =>
    instead ? auth.mfa.recoveryCodes.regenerate() : auth.mfa.recoveryCodes.generate(),
  );
  return codes;
}

function State({ codesLeft }: { codesLeft: number | null }) {
  if (codesLeft === null) {
    return (
      <NoticeBox tone="butter" title="You have no recovery codes yet">
        Without them, you can't get in if you lose your second step.
      </NoticeBox>
    );
  }
  const left = `${countOf(codesLeft, 'code')} left`;
  if (codesLeft > fewCodes) return <p className="small soft">{left}. Each works once.</p>;
  return (
    <NoticeBox tone="butter" title={left}>
      Make new ones before you run out.
    </NoticeBox>
  );
}

/** Recovery codes, for a user who has lost every other second step: how many are left, and new ones. */
export function RecoveryCodes({ cook, codesLeft }: { cook: Cook; codesLeft: number | null }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function make() {
    setBusy(true);
    try {
      setCodes(await makeCodes(codesLeft !== null));
    } catch (cause) {
      notify({ title: "We couldn't make new codes", message: wordsOf(cause), tone: 'error' });
    }
    setBusy(false);
    setAsking(false);
    await reloadSecondFactors(cook.id);
  }

  return (
    <section className="recovery" aria-labelledby="recovery-codes">
      <h3 className="recovery-title" id="recovery-codes">
        Recovery codes
      </h3>
      <State codesLeft={codesLeft} />
      <Button
        className="justify-self-start"
        busy={busy}
        onClick={() => (codesLeft === null ? void make() : setAsking(true))}
      >
        {codesLeft === null ? 'Make recovery codes' : 'Make new codes'}
      </Button>
      <ConfirmDialog
        open={asking}
        title="Make new recovery codes?"
        text="Your old codes will stop working."
        confirmLabel="Make new codes"
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void make()}
      />
      {codes && <CodeSheet codes={codes} onStored={() => setCodes(null)} />}
    </section>
  );
}
