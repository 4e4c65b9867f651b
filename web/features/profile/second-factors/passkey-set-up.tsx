import { setUpPasskeyFactor } from '../../../data/session/passkey-factor.ts';
import { notify } from '../../../ui/notify.ts';
import { SetUpDialog, type SetUpProps } from './set-up-dialog.tsx';

/** Sets up a passkey: a name, then the prompts of the browser and the device. */
export function PasskeySetUp(props: SetUpProps) {
  return (
    <SetUpDialog
      {...props}
      kind="webauthn"
      title="Set up a passkey as your second step"
      about="Your passkey is kept on this device, in your password manager or on a security key."
      enrolledId={null}
      onNamed={async (name) => {
        await setUpPasskeyFactor(name);
        notify({ title: 'Two-step sign-in is on', message: `${name} added.`, tone: 'success' });
        props.onClose();
      }}
    >
      {() => null}
    </SetUpDialog>
  );
}
