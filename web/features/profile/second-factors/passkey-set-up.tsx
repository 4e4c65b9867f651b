import { callFactors } from '../../../data/session/factor-failure.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { notify } from '../../../ui/notify.ts';
import { SetUpDialog, type SetUpProps } from './set-up-dialog.tsx';

/** @throws Error with words for a person */
async function register(friendlyName: string) {
  const { auth } = await getSupabase();
  await callFactors(() => auth.mfa.webauthn.register({ friendlyName }));
}

/** A passkey: a name, and then the browser and the device do the asking. */
export function PasskeySetUp(props: SetUpProps) {
  return (
    <SetUpDialog
      {...props}
      kind="webauthn"
      title="Set up a passkey"
      about="A passkey stays on this device, in your password manager or on a security key."
      enrolledId={null}
      onNamed={async (name) => {
        await register(name);
        notify({ title: 'Two-step sign-in is on', message: `${name} added.`, tone: 'success' });
        props.onClose();
      }}
    >
      {() => null}
    </SetUpDialog>
  );
}
