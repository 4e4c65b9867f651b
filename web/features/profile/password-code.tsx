import { useEffect, useRef } from 'react';
import { usePublicSettings } from '../../data/public-settings.ts';
import { type Cook, contactOf } from '../../data/session/cook.ts';
import { requestReauthenticationCode } from '../../data/session/reauthentication-code.ts';
import { LocalMailboxLink } from '../../layout/local-mailbox-link.tsx';
import { SentCode } from '../../layout/sent-code.tsx';
import { Button } from '../../ui/button.tsx';
import { changePasswordByCode } from './change-password.ts';

type PasswordCodeProps = {
  cook: Cook;
  newPassword: string;
  onChanged: () => void;
  /** Called if the password itself was refused; a notice was already shown. `fault`: the message for its field. */
  onRefused: (fault: string | null) => void;
  onCancel: () => void;
};

/** Asks for a code if the user signed in long ago, then saves the new password. */
export function PasswordCode(props: PasswordCodeProps) {
  const { cook, newPassword, onChanged, onRefused, onCancel } = props;
  const { anonKey } = usePublicSettings();
  const section = useRef<HTMLElement>(null);
  // The button that led here was removed with the focus on it: focus this section.
  useEffect(() => section.current?.focus({ preventScroll: true }), []);
  const message = cook.email ? 'email' : 'text message';

  async function finish(code: string) {
    const answer = await changePasswordByCode(newPassword, code);
    if (answer.kind === 'wrong-code') return answer.why;
    if (answer.kind === 'refused') onRefused(answer.fault);
    else onChanged();
    return null;
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      className="stack max-w-100 mt-2"
      aria-labelledby="password-code"
    >
      <h3 className="card-title" id="password-code">
        Confirm it's you
      </h3>
      <p className="soft">
        It's been a while since you signed in. To change your password, enter the code we send to{' '}
        <b className="wrap-anywhere inline">{contactOf(cook)}</b>.
      </p>
      <SentCode
        hint={`Enter the code from the ${message}.`}
        submitLabel="Change password"
        onSend={() => requestReauthenticationCode(anonKey, 'change_password')}
        onCode={finish}
      />
      <LocalMailboxLink of={cook.email ? 'mail' : 'text messages'} className="small soft" />
      <Button tone="ghost" className="-ml-3.25 justify-self-start" onClick={onCancel}>
        Cancel
      </Button>
    </section>
  );
}
