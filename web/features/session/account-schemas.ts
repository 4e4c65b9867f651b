import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { notices } from '#contract/notices.ts';

const email = z.email('Enter an email address');
const newPassword = z
  .string()
  .min(limits.passwordMinLength, `At least ${limits.passwordMinLength} characters`)
  .refine(
    (password) => new TextEncoder().encode(password).length <= limits.passwordMaxBytes,
    `At most ${limits.passwordMaxBytes} bytes`,
  );

/** Said as soon as both are there, whatever else is still missing. */
const passwordsMatch = {
  path: ['confirmation'],
  message: notices.passwordsDiffer.message,
  when: ({ value }: { value: unknown }) => {
    const { password, confirmation } = value as { password?: string; confirmation?: string };
    return Boolean(password && confirmation);
  },
};

export const signInSchema = z.object({
  email,
  password: z.string().min(1, 'Enter your password'),
});
export type SignInInput = z.infer<typeof signInSchema>;

export const workAddressSchema = z.object({ email });
export type WorkAddressInput = z.infer<typeof workAddressSchema>;

/** Spec §5: all four are required, and the passwords must match. */
export const registerSchema = z
  .object({
    name: z.string().trim().min(1, 'Enter your name').max(120, 'At most 120 characters'),
    email,
    password: newPassword,
    confirmation: z.string().min(1, 'Enter the password again'),
  })
  .refine((input) => input.password === input.confirmation, passwordsMatch);
export type RegisterInput = z.infer<typeof registerSchema>;

export const forgotPasswordSchema = z.object({ email });
export type ForgotPasswordInput = z.infer<typeof forgotPasswordSchema>;

export const newPasswordSchema = z
  .object({ password: newPassword, confirmation: z.string().min(1, 'Enter the password again') })
  .refine((input) => input.password === input.confirmation, passwordsMatch);
export type NewPasswordInput = z.infer<typeof newPasswordSchema>;
