import type { UseFormRegisterReturn } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { Field } from '../../ui/field.tsx';
import { useShowPassword } from './use-show-password.tsx';

type FieldError = { message?: string | undefined } | undefined;

type NewPasswordFieldsProps = {
  label: string;
  password: UseFormRegisterReturn;
  confirmation: UseFormRegisterReturn;
  errors: { password?: FieldError; confirmation?: FieldError };
};

/** Fields for a new password and its confirmation. Both can be shown as plain text. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { look, toggle } = useShowPassword();
  return (
    <>
      <Field
        label={props.label}
        {...look}
        autoComplete="new-password"
        aside={toggle}
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
