import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePublicSettings } from '../../../data/public-settings.ts';
import type { Cook } from '../../../data/session/cook.ts';
import { canUseKeys } from '../../../data/session/device-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { AppSetUp } from './app-set-up.tsx';
import { FactorRows } from './factor-rows.tsx';
import { kindsInWords } from './kinds-in-words.ts';
import { PasskeySetUp } from './passkey-set-up.tsx';
import { PhoneSetUp } from './phone-set-up.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import {
  type FactorKind,
  reloadSecondFactors,
  type SecondFactorList,
  secondFactorsQuery,
} from './second-factor-list.ts';

const setUps = { totp: AppSetUp, phone: PhoneSetUp, webauthn: PasskeySetUp };

type LoadedProps = { cook: Cook; list: SecondFactorList };

/** Shows the second steps that are set up and those that can be added. */
function Loaded({ cook, list }: LoadedProps) {
  const { factors: known } = usePublicSettings();
  const offered = known.filter((kind) => kind !== 'webauthn' || canUseKeys());
  const [adding, setAdding] = useState<FactorKind | null>(null);
  const SetUp = adding && setUps[adding];
  return (
    <>
      <FactorRows cook={cook} list={list} />
      <ul className="factor-offers">
        {offered.map((kind) => {
          const { add, about, icon: Icon } = kindsInWords[kind];
          return (
            <li key={kind} className="factor-offer">
              <p className="small soft">{about}</p>
              <Button onClick={() => setAdding(kind)}>
                <Icon className="icon" />
                {add}
              </Button>
            </li>
          );
        })}
      </ul>
      {list.factors.length > 0 && <RecoveryCodes cook={cook} codesLeft={list.codesLeft} />}
      {SetUp && (
        <SetUp
          list={list}
          onClose={() => {
            setAdding(null);
            void reloadSecondFactors(cook.id);
          }}
        />
      )}
    </>
  );
}

/** Profile, Two-step sign-in: a second proof beside the password, for cooks and admins alike. */
export default function SecondFactors({ cook }: { cook: Cook }) {
  const { factors: offered } = usePublicSettings();
  const { data, error, refetch } = useQuery(secondFactorsQuery(cook.id));
  // If no second step is offered, the section is shown only to users who already have one.
  if (offered.length === 0 && !data?.factors.length) return null;
  return (
    <section className="card profile-wide stack" aria-labelledby="two-step">
      <div className="grid gap-2">
        <h2 className="card-title" id="two-step">
          Two-step sign-in
        </h2>
        <p className="small soft">Adds a second step, so a stolen password isn't enough.</p>
      </div>
      {data && <Loaded cook={cook} list={data} />}
      {!data && !error && <div className="skel factor-skeleton" />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
    </section>
  );
}
