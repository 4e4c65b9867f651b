import { UserPlus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { textLimits } from '#contract/limits.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { NoticeBox } from '../../../ui/notice-box.tsx';
import './account-actions.css';
import { useInvitation } from './use-invitation.ts';

/** Button above the user list, with a dialog that invites a new user by email. */
export function InviteUser() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button className="invite-user" onClick={() => setAsking(true)}>
        <UserPlus className="icon" />
        Invite User
      </Button>
      {asking && <InviteDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const invitation = useInvitation(onClose);
  const { email, name, missing, busy, failure } = invitation;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    if (!invitation.send()) event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Invite User"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} tone="primary" busy={busy}>
            Send Invitation
          </Button>
        </>
      }
    >
      <form id={formId} className="dialog-body" onSubmit={submit} noValidate>
        {failure && (
          <NoticeBox tone="tomato" title="The invitation wasn't sent">
            <p>{failure}</p>
          </NoticeBox>
        )}
        <p className="soft">
          We'll email them a link to open their account. They join as a user; you can make them an
          admin once they've joined.
        </p>
        <Field
          label="Email"
          type="email"
          autoComplete="off"
          value={email}
          error={missing ? 'Enter a valid email address' : undefined}
          onChange={(event) => invitation.changeEmail(event.target.value)}
        />
        <Field
          label="Full Name"
          hint="Optional. They can change it in their profile."
          autoComplete="off"
          value={name}
          maxLength={textLimits.userName}
          onChange={(event) => invitation.setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
