import { useId, useState } from 'react';
import { type AccountState, doneSchema } from '#contract/by-admin.ts';
import { accountSuspended, suspensionLifted } from '#contract/notices-by-admin.ts';
import type { AdminUser } from '../admin-user.ts';
import { ActDialog } from './act-dialog.tsx';
import { span, standing } from './in-words.ts';
import type { Act } from './use-act.ts';

const lengths = [
  { value: '', label: 'Until reinstated' },
  { value: '24', label: 'A day' },
  { value: '168', label: 'A week' },
  { value: '720', label: '30 days' },
];

function planFor({ id, suspendedUntil }: AccountState, name: string, hours: string): Act {
  const path = `/users/${id}/suspension`;
  if (suspendedUntil) {
    const call = { method: 'DELETE', path } as const;
    return { call, answer: doneSchema, done: suspensionLifted(name) };
  }
  const body = { hours: hours ? Number(hours) : null, seenSuspendedUntil: suspendedUntil };
  return { call: { method: 'POST', path, body }, answer: doneSchema, done: accountSuspended(name) };
}

/** Suspends an account for a time, or reinstates a suspended one. */
export function SuspendDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const selectId = useId();
  const [hours, setHours] = useState('');
  return (
    <ActDialog
      userId={user.id}
      title={`Suspend or reinstate ${user.fullName}`}
      onClose={onClose}
      submitLabel={({ suspendedUntil }) =>
        suspendedUntil ? 'Reinstate account' : 'Suspend account'
      }
      isDanger
      plan={(account) => planFor(account, user.fullName, hours)}
    >
      {(account) =>
        account.suspendedUntil ? (
          <p className="soft">{`${standing(account)}. Once reinstated, they can sign in again right away. We'll email them about it.`}</p>
        ) : (
          <>
            <ul className="effects soft">
              <li>No one can sign in to this account, generate recipes or buy credits with it.</li>
              <li>{`Every device is signed out. One that's in use may keep reading for up to ${span(account.accessTokenSeconds)}.`}</li>
              <li>Recipes and credits stay as they are. We'll email them about it.</li>
            </ul>
            <div className="field">
              <label htmlFor={selectId}>For how long</label>
              <select
                id={selectId}
                className="input"
                value={hours}
                onChange={(event) => setHours(event.target.value)}
              >
                {lengths.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </div>
          </>
        )
      }
    </ActDialog>
  );
}
