import { useQuery } from '@tanstack/react-query';
import type { Cook } from '../../../data/session/cook.ts';
import { canUseKeys } from '../../../data/session/device-keys.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { passkeysQuery } from './passkey-list.ts';
import { PasskeyRows } from './passkey-rows.tsx';

/** Profile, Passkeys: the passkeys that replace a password for sign-in. */
export default function Passkeys({ cook }: { cook: Cook }) {
  const { data, error, refetch } = useQuery(passkeysQuery(cook.id));
  return (
    <section className="card profile-wide stack" aria-labelledby="passkeys">
      <div className="grid gap-2">
        <h2 className="card-title" id="passkeys">
          Sign in with a passkey
        </h2>
        <p className="small soft">
          Use your fingerprint, face or device PIN instead of a password.
        </p>
      </div>
      {data && <PasskeyRows cookId={cook.id} passkeys={data} />}
      {data && canUseKeys() && (
        <div>
          <AddPasskey cookId={cook.id} />
        </div>
      )}
      {data && !canUseKeys() && (
        <p className="label faint">This browser doesn't support passkeys.</p>
      )}
      {!data && !error && <div className="skel passkey-skeleton" />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
    </section>
  );
}
