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

/** A new password, and the same once more. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        label={props.label}
        type="password"
        autoComplete="new-password"
        hint={`At least ${limits.passwordMinLength} characters`}
        error={props.errors.password?.message}
        {...props.password}
      />
      <Field
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        error={props.errors.confirmation?.message}
        {...props.confirmation}
      />
    </>
  );
}
