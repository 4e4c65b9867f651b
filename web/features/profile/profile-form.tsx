import type { UseFormRegisterReturn } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { type Cook, contactOf, hasOwnName } from '../../data/session/cook.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordCode } from './password-code.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** Form for the name and, on demand, a new password. The email address or phone number is shown but cannot be changed here. */
export function ProfileForm({ cook }: { cook: Cook }) {
  const form = useProfileForm(cook);
  const { register, errors, waitingPassword, hidePassword } = form;

  return (
    <div className="stack">
      <form className="stack" onSubmit={form.submit} noValidate>
        <Field
          label="Full Name"
          autoComplete="name"
          hint={hasOwnName(cook) ? undefined : 'What should we call you?'}
          error={errors.name?.message}
          {...register('name')}
        />
        <FixedContact cook={cook} />
        {!cook.isManaged && waitingPassword === null && (
          <PasswordChange
            open={form.changingPassword}
            onOpen={form.showPassword}
            onCancel={hidePassword}
            error={errors.password?.message}
            field={register('password')}
          />
        )}
        {waitingPassword === null && <SaveButton busy={form.isSubmitting} />}
      </form>
      {waitingPassword !== null && (
        <PasswordCode
          cook={cook}
          newPassword={waitingPassword}
          onChanged={hidePassword}
          onRefused={form.refusePassword}
          onCancel={hidePassword}
        />
      )}
    </div>
  );
}

function SaveButton({ busy }: { busy: boolean }) {
  return (
    <Button type="submit" tone="primary" size="large" className="justify-self-start" busy={busy}>
      {busy ? 'Saving...' : 'Save Changes'}
    </Button>
  );
}

/** The email address or phone number of the account, read-only. */
function FixedContact({ cook }: { cook: Cook }) {
  const [label, type] = cook.email ? ['Email', 'email'] : ['Phone', 'tel'];
  return (
    <Field
      label={label}
      type={type}
      value={contactOf(cook)}
      disabled
      readOnly
      hint={
        cook.isManaged
          ? 'Your organization signs you in and manages your email address.'
          : `${label} cannot be changed directly. Contact support if needed.`
      }
    />
  );
}

type PasswordChangeProps = {
  open: boolean;
  onOpen: () => void;
  onCancel: () => void;
  error: string | undefined;
  field: UseFormRegisterReturn;
};

/** Hidden until requested; Cancel hides it and clears the input (spec §4). */
function PasswordChange({ open, onOpen, onCancel, error, field }: PasswordChangeProps) {
  if (!open) {
    return (
      <Button className="justify-self-start" onClick={onOpen}>
        Change Password
      </Button>
    );
  }
  return (
    <div className="grid gap-3">
      <Field
        label="New Password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${limits.passwordMinLength} characters`}
        error={error}
        {...field}
      />
      <Button tone="ghost" className="justify-self-start" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
