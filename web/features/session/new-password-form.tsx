import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { notices } from '#contract/notices.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.ts';
import { type NewPasswordInput, newPasswordSchema } from './account-schemas.ts';

/** Sets the password of whoever is signed in. */
export function NewPasswordForm({ onChanged }: { onChanged: () => void }) {
  const { register, handleSubmit, formState } = useForm<NewPasswordInput>({
    resolver: zodResolver(newPasswordSchema),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ password }) => {
    const supabase = await getSupabase();
    const { error } = await supabase.auth.updateUser({ password });
    if (error) {
      notify({
        ...notices.passwordFailed,
        message: error.message || notices.passwordFailed.message,
      });
    } else {
      notify(notices.passwordChanged);
      onChanged();
    }
  });

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <Field
        label="New Password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${limits.passwordMinLength} characters`}
        error={errors.password?.message}
        {...register('password')}
      />
      <Field
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register('confirmation')}
      />
      <Button type="submit" tone="primary" size="large" block busy={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Save password'}
      </Button>
    </form>
  );
}
