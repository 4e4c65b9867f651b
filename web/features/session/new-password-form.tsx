import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { notices } from '#contract/notices.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { type NewPasswordInput, newPasswordSchema } from './account-schemas.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/**
 * @returns what the auth service refused with, or null
 * @throws when the data client's code could not be loaded
 */
async function changePassword(password: string): Promise<string | null> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({ password });
  return error ? error.message || notices.passwordFailed.message : null;
}

/** Sets the password of whoever is signed in. */
export function NewPasswordForm({ onChanged }: { onChanged: () => void }) {
  const { register, handleSubmit, formState } = useForm<NewPasswordInput>({
    resolver: zodResolver(newPasswordSchema),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ password }) => {
    const refusal = await changePassword(password).catch((cause: unknown) => {
      console.warn('The password could not be changed.', cause);
      return notices.passwordFailed.message;
    });
    if (refusal !== null) {
      notify({ ...notices.passwordFailed, message: refusal });
    } else {
      notify(notices.passwordChanged);
      onChanged();
    }
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
