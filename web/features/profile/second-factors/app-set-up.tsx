import { useState } from 'react';
import { callAuth, wordsOf } from '../../../data/session/call-auth.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { CodeForm } from '../../../ui/code-form.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { SetUpDialog, type SetUpProps } from './set-up-dialog.tsx';

type Enrolled = { id: string; totp: { qr_code: string; secret: string } };

/** Escapes the SVG, which the client returns as is: characters such as # would cut the data URL short. */
function pictureAddress(qrCode: string): string {
  return `data:image/svg+xml;utf-8,${encodeURIComponent(qrCode.slice(qrCode.indexOf(',') + 1))}`;
}

/** @throws Error with a message for the user */
async function enroll(friendlyName: string): Promise<Enrolled> {
  const { auth } = await getSupabase();
  return callAuth(() =>
    auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'Saffron Table' }),
  );
}

type ScanProps = { enrolled: Enrolled; onAccepted: () => void };

/** Shows the QR code for the app, the same key as text, and a field for the first code, which proves that the app has the key. */
function Scan({ enrolled, onAccepted }: ScanProps) {
  const { secret, qr_code: qrCode } = enrolled.totp;

  async function prove(code: string) {
    try {
      const { auth } = await getSupabase();
      await callAuth(() => auth.mfa.challengeAndVerify({ factorId: enrolled.id, code }));
      onAccepted();
      return null;
    } catch (cause) {
      return wordsOf(cause);
    }
  }

  return (
    <>
      <p className="soft">Scan this with your app, or type in the key.</p>
      <div className="scan">
        <img
          className="scan-picture"
          src={pictureAddress(qrCode)}
          alt="QR code for your authenticator app. You can type in the key instead."
          width={176}
          height={176}
        />
        <div className="grid gap-3">
          <p className="label">Key</p>
          <code className="scan-key">{secret.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton text={secret}>Copy key</CopyButton>
        </div>
      </div>
      <CodeForm
        numeric
        label="Code"
        hint="The six digits your app is showing."
        submitLabel="Turn on"
        onCode={prove}
      />
    </>
  );
}

/** Sets up an authenticator app: a name, a QR code to scan, then a code as proof. */
export function AppSetUp(props: SetUpProps) {
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null);
  return (
    <SetUpDialog
      {...props}
      kind="totp"
      title="Set up an authenticator app"
      about="Use any authenticator app, such as your password manager, Aegis or Google Authenticator."
      enrolledId={enrolled?.id ?? null}
      onNamed={async (name) => setEnrolled(await enroll(name))}
    >
      {(done) => enrolled && <Scan enrolled={enrolled} onAccepted={done} />}
    </SetUpDialog>
  );
}
