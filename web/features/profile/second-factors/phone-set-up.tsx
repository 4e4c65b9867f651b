import { useState } from 'react';
import { readPhoneNumber } from '../../../data/phone-number.ts';
import { callAuth } from '../../../data/session/call-auth.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { PhoneCode } from '../../../layout/phone-code.tsx';
import { Field } from '../../../ui/field.tsx';
import { SetUpDialog, type SetUpProps } from './set-up-dialog.tsx';

/** @returns the id of the factor @throws Error with a message for the user */
async function enroll(friendlyName: string, phone: string): Promise<string> {
  const { auth } = await getSupabase();
  const { id } = await callAuth(() =>
    auth.mfa.enroll({ factorType: 'phone', friendlyName, phone }),
  );
  return id;
}

/** Sets up a phone: its number, a name, then the code that was sent to it. */
export function PhoneSetUp(props: SetUpProps) {
  const [number, setNumber] = useState('');
  const [enrolledId, setEnrolledId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function begin(name: string) {
    const phone = readPhoneNumber(number);
    setFailure(phone ? null : 'Enter the number with its country code, such as +49 30 123456');
    if (phone) setEnrolledId(await enroll(name, phone));
  }

  return (
    <SetUpDialog
      {...props}
      kind="phone"
      title="Set up a phone"
      about="We'll text this phone a code each time you sign in."
      enrolledId={enrolledId}
      onNamed={begin}
      fields={
        <Field
          label="Phone number"
          type="tel"
          autoComplete="tel"
          hint="With the country code, such as +49"
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          error={failure ?? undefined}
        />
      }
    >
      {(done) =>
        enrolledId && (
          <>
            <p className="soft">
              To check that <b className="inline">{readPhoneNumber(number)}</b> is yours, we'll send
              it a code.
            </p>
            <PhoneCode factorId={enrolledId} submitLabel="Turn on" onAccepted={done} />
          </>
        )
      }
    </SetUpDialog>
  );
}
