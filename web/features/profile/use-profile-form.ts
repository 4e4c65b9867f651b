import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { limits, textLimits } from '#contract/limits.ts';
import type { Cook } from '../../data/session/cook.ts';
import { saveProfile } from './save-profile.ts';

const profileSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Enter your name')
    .max(textLimits.userName, `At most ${textLimits.userName} characters`),
  password: z
    .string()
    .refine(
      (password) => password === '' || password.length >= limits.passwordMinLength,
      `At least ${limits.passwordMinLength} characters`,
    ),
});
type ProfileInput = z.infer<typeof profileSchema>;

/** State of the profile form. A new password is entered on demand, and may have to wait for a code before it is saved. */
export function useProfileForm(cook: Cook) {
  const [changingPassword, setChangingPassword] = useState(false);
  const [waitingPassword, setWaitingPassword] = useState<string | null>(null);
  const { register, handleSubmit, resetField, formState, setError } = useForm<ProfileInput>({
    resolver: zodResolver(profileSchema),
    values: { name: cook.name, password: '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = formState;

  function hidePassword() {
    resetField('password', { defaultValue: '' });
    setChangingPassword(false);
    setWaitingPassword(null);
  }

  function sayWhyNot(fault: string | null) {
    if (fault) setError('password', { message: fault }, { shouldFocus: true });
  }

  const submit = handleSubmit(async ({ name, password }) => {
    const saved = await saveProfile(cook, { name, newPassword: password });
    if (saved.password?.kind === 'changed') hidePassword();
    if (saved.password?.kind === 'needs-code') setWaitingPassword(password);
    if (saved.password?.kind === 'refused') sayWhyNot(saved.password.fault);
    if (saved.nameChanged) resetField('name', { defaultValue: name });
  });

  return {
    register,
    errors,
    isSubmitting,
    submit,
    changingPassword,
    /** The new password while it waits for a code; null when none does. */
    waitingPassword,
    showPassword: () => setChangingPassword(true),
    hidePassword,
    /** Returns from the code to the form. @param fault the message for the password's field */
    refusePassword(fault: string | null) {
      setWaitingPassword(null);
      sayWhyNot(fault);
    },
  };
}
