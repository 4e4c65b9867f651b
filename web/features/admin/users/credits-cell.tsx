import { type KeyboardEvent, useState } from 'react';
import type { AdminUser } from './admin-user.ts';
import { parseCredits } from './parse-credits.ts';
import { useSaveCredits } from './use-save-credits.ts';

/** The balance as a number to edit: saved when the field loses focus (spec §2) or by Enter; Escape takes it back. */
export function CreditsCell({ user }: { user: AdminUser }) {
  /** Null: nothing was typed, the saved balance shows. */
  const [typed, setTyped] = useState<string | null>(null);
  const { mutate, isPending } = useSaveCredits();

  function commit() {
    if (typed === null || isPending) return;
    const balance = parseCredits(typed);
    if (balance === user.credits) {
      setTyped(null);
      return;
    }
    const change = { userId: user.id, seen: user.credits, balance, reason: '' };
    mutate(change, { onSettled: () => setTyped(null) });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape' && !isPending) setTyped(null);
  }

  return (
    <input
      className="input"
      type="number"
      inputMode="numeric"
      min={0}
      step={1}
      aria-label={`Credits of ${user.fullName}`}
      aria-busy={isPending || undefined}
      readOnly={isPending}
      value={typed ?? user.credits}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
      // A wheel over a focused number would count it up or down unseen.
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}
