import type { Cook } from '../../../data/session/cook.ts';
import { ReauthenticatePanel } from '../../../layout/reauthenticate-panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { NoticeBox } from '../../../ui/notice-box.tsx';
import { notify } from '../../../ui/notify.ts';
import type { Ending } from './end-sign-ins.ts';
import { deviceInWords } from './in-words.ts';
import { useEndSignIns } from './use-end-sign-ins.ts';

function wordsFor(ending: Ending) {
  if (ending === 'others') {
    return {
      title: 'Sign out everywhere else?',
      text: "All your other devices will be signed out right away. You'll stay signed in here.",
      purpose: 'To sign them out',
      done: 'Your other devices will need to sign in again.',
    };
  }
  const name = deviceInWords(ending);
  return {
    title: `Sign out ${name}?`,
    text: "It will be signed out right away. Don't recognize it? Change your password too.",
    purpose: 'To sign it out',
    done: `${name} will need to sign in again.`,
  };
}

type EndSignInsDialogProps = {
  cook: Cook;
  ending: Ending;
  onClose: () => void;
  onEnded: () => void;
};

/** Asks for confirmation before a device is signed out, and for a new proof if this session is old: a thief must not sign the owner out. */
export default function EndSignInsDialog({
  cook,
  ending,
  onClose,
  onEnded,
}: EndSignInsDialogProps) {
  const words = wordsFor(ending);
  const { end, busy, failure, needsProof } = useEndSignIns({
    cook,
    ending,
    onEnded() {
      notify({ title: 'Signed out', message: words.done, tone: 'success' });
      onEnded();
    },
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        !needsProof && (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button tone="danger" busy={busy} onClick={() => void end()}>
              {busy ? 'Signing out...' : 'Sign out'}
            </Button>
          </>
        )
      }
    >
      <div className="dialog-body">
        {failure && (
          <NoticeBox tone="tomato" title="No device was signed out">
            {failure}
          </NoticeBox>
        )}
        {needsProof ? (
          <ReauthenticatePanel
            cook={cook}
            purpose="sign_out_devices"
            inOrder={words.purpose}
            submitLabel="Sign out"
            returnPath="/profile"
            onReauthenticated={end}
          />
        ) : (
          <p className="soft">{words.text}</p>
        )}
      </div>
    </Dialog>
  );
}
