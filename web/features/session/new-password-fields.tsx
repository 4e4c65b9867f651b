import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { Field } from '../../ui/field.tsx';

type FieldError = { message?: string | undefined } | undefined;

type NewPasswordFieldsProps = {
  label: string;
  password: UseFormRegisterReturn;
  confirmation: UseFormRegisterReturn;
  errors: { password?: FieldError; confirmation?: FieldError };
};

/** Fields for a new password and its confirmation. Both can be shown as plain text. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const [isShown, setShown] = useState(false);
  const type = isShown ? 'text' : 'password';
  // No autocorrection or spell check, even while the password is shown as text.
  const look = { type, autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };
  return (
    <>
      <Field
        label={props.label}
        {...look}
        autoComplete="new-password"
        aside={
          <button
            type="button"
            className="link label"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            Show password
          </button>
        }
        hint={`At least ${limits.passwordMinLength} characters`}
        error={props.errors.password?.message}
        {...props.password}
      />
      <Field
        label="Confirm Password"
        {...look}
        autoComplete="new-password"
        error={props.errors.confirmation?.message}
        {...props.confirmation}
      />
    </>
  );
}
