import type { FieldErrors } from 'react-hook-form';
import { credentialsMissing, notices } from '#contract/notices.ts';
import { notify } from '../../ui/notify.ts';
import type { SignInInput } from './account-schemas.ts';

/** Spec §5: who somebody is, or their password, was left out altogether. What is wrong with one of them its field says. */
export function sayWhatIsMissing({ email, phone, password }: FieldErrors<SignInInput>) {
  const isEmpty = [email, phone, password].some(
    (error) => error?.ref && 'value' in error.ref && error.ref.value === '',
  );
  if (isEmpty) notify({ ...notices.signInFailed, message: credentialsMissing });
}
