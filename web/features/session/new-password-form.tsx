import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { notices } from '#contract/notices.ts';
import { callAuth, passwordFault, wordsOf } from '../../data/session/call-auth.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { type NewPasswordInput, newPasswordSchema } from './account-schemas.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** @throws Error with a message for the user */
async function changePassword(password: string) {
  const { auth } = await getSupabase();
  await callAuth<unknown>(() => auth.updateUser({ password }));
}

/** Sets a new password for the signed-in user. */
export function NewPasswordForm({ onChanged }: { onChanged: () => void }) {
  const { register, handleSubmit, formState, setError } = useForm<NewPasswordInput>({
    resolver: zodResolver(newPasswordSchema),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ password }) => {
    try {
      await changePassword(password);
    } catch (cause) {
      const fault = passwordFault(cause);
      if (fault) setError('password', { message: fault }, { shouldFocus: true });
      notify({ ...notices.passwordFailed, message: wordsOf(cause) });
      return;
    }
    notify(notices.passwordChanged);
    onChanged();
  });

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <NewPasswordFields
        label="New Password"
        password={register('password')}
        confirmation={register('confirmation')}
        errors={errors}
      />
      <Button type="submit" tone="primary" size="large" block busy={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Save password'}
      </Button>
    </form>
  );
}
