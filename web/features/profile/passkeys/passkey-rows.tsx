import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { shortDate } from '#contract/in-words.ts';
import { Button } from '../../../ui/button.tsx';
import type { ListedPasskey } from './passkey-list.ts';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

type PasskeyRowsProps = { cookId: string; passkeys: ListedPasskey[] };

/** Lists the sign-in passkeys with their names and dates. */
export function PasskeyRows({ cookId, passkeys }: PasskeyRowsProps) {
  const [renaming, setRenaming] = useState<ListedPasskey | null>(null);
  const [leaving, setLeaving] = useState<ListedPasskey | null>(null);
  if (passkeys.length === 0) return null;
  return (
    <>
      <ul className="factor-rows" aria-label="Your passkeys">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="passkey-row">
            <KeyRound className="icon" />
            <div>
              <b>{passkey.name}</b>
              <p className="label faint">
                Added {shortDate(passkey.addedAt)}
                {passkey.usedAt && ` · Last used ${shortDate(passkey.usedAt)}`}
              </p>
            </div>
            <div className="row">
              <Button onClick={() => setRenaming(passkey)}>
                Rename<span className="sr-only"> {passkey.name}</span>
              </Button>
              <Button onClick={() => setLeaving(passkey)}>
                Remove<span className="sr-only"> {passkey.name}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {renaming && (
        <RenamePasskey cookId={cookId} passkey={renaming} onClose={() => setRenaming(null)} />
      )}
      {leaving && (
        <RemovePasskey cookId={cookId} passkey={leaving} onClose={() => setLeaving(null)} />
      )}
    </>
  );
}
