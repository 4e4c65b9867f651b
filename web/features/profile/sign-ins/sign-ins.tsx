import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { SignInList } from '#contract/sign-ins.ts';
import { usePublicSettings } from '../../../data/public-settings.ts';
import type { Cook } from '../../../data/session/cook.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import type { Ending } from './end-sign-ins.ts';
import { signInsQuery } from './sign-in-list.ts';
import { SignInRows } from './sign-in-rows.tsx';

const EndSignInsDialog = lazy(() => import('./end-sign-ins-dialog.tsx'));

type LoadedProps = { list: SignInList; onEnd: (ending: Ending) => void };

function Loaded({ list: { signIns, more }, onEnd }: LoadedProps) {
  const hasOthers = signIns.length > 1 || more > 0;
  return (
    <>
      <SignInRows signIns={signIns} onEnd={onEnd} />
      {more > 0 && <p className="label faint">And {more} more, used less recently.</p>}
      {hasOthers && (
        <Button className="justify-self-start" onClick={() => onEnd('others')}>
          Sign out everywhere else
        </Button>
      )}
    </>
  );
}

/** Profile, Where you are signed in: every device, and a way to sign each one out (ASVS 7.5.2). */
export default function SignIns({ cook }: { cook: Cook }) {
  const { anonKey } = usePublicSettings();
  const { data, error, refetch } = useQuery(signInsQuery(cook.id, anonKey));
  const [ending, setEnding] = useState<Ending | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasEnded = useRef(false);
  // The row whose button opened the dialog is removed, and its focus is lost.
  useEffect(() => {
    if (ending === null && hasEnded.current) heading.current?.focus();
    hasEnded.current = false;
  }, [ending]);
  return (
    <section className="card profile-wide stack" aria-labelledby="sign-ins">
      <div className="grid gap-2">
        <h2 className="card-title" id="sign-ins" tabIndex={-1} ref={heading}>
          Where you're signed in
        </h2>
        <p className="small soft">
          Sign out of devices you don't use. Don't recognize one? Change your password.
        </p>
      </div>
      {data && <Loaded list={data} onEnd={setEnding} />}
      {!data && !error && <div className="skel sign-in-skeleton" />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {ending && (
        <Suspense>
          <EndSignInsDialog
            cook={cook}
            ending={ending}
            onClose={() => setEnding(null)}
            onEnded={() => {
              hasEnded.current = true;
              setEnding(null);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
