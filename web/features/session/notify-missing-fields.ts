import type { FieldErrors } from 'react-hook-form';
import { credentialsMissing, notices } from '#contract/notices.ts';
import { notify } from '../../ui/notify.ts';
import type { SignInInput } from './account-schemas.ts';

/** Shows a notice when the contact or the password is empty (spec §5). Invalid values are reported at their field. */
export function notifyMissingFields({ email, phone, password }: FieldErrors<SignInInput>) {
  const isEmpty = [email, phone, password].some(
    (error) => error?.ref && 'value' in error.ref && error.ref.value === '',
  );
  if (isEmpty) notify({ ...notices.signInFailed, message: credentialsMissing });
}
