import { z } from 'zod';
import { limits, textLimits } from '#contract/limits.ts';
import { notices } from '#contract/notices.ts';
import { readPhoneNumber } from '../../data/phone-number.ts';

/** How a user signs in: with an email address or a phone number. */
export type ContactKind = 'email' | 'phone';

const email = z.email('Enter an email address');
/** Normalizes a typed phone number to E.164 with the plus. */
const phone = z
  .string()
  .refine(
    (typed) => readPhoneNumber(typed) !== null,
    'Enter the number with its country code, such as +49 151 23456789',
  )
  .transform((typed) => readPhoneNumber(typed) ?? '');
const newPassword = z
  .string()
  .min(limits.passwordMinLength, `At least ${limits.passwordMinLength} characters`)
  .refine(
    (password) => new TextEncoder().encode(password).length <= limits.passwordMaxBytes,
    'This password is too long',
  );

/** Reports a mismatch as soon as both passwords are filled in, even when other fields are missing. */
const passwordsMatch = {
  path: ['confirmation'],
  message: notices.passwordsDiffer.message,
  when: ({ value }: { value: unknown }) => {
    const { password, confirmation } = value as { password?: string; confirmation?: string };
    return Boolean(password && confirmation);
  },
};

/** Either email or phone, depending on the form. */
type ContactInput = { email?: string; phone?: string };
/** The schemas of one form, one for each kind of contact. */
type SchemaBy<Input> = Record<ContactKind, z.ZodType<Input, Input>>;

const signInShape = { password: z.string().min(1, 'Enter your password') };
export type SignInInput = ContactInput & { password: string };
export const signInSchema: SchemaBy<SignInInput> = {
  email: z.object({ email, ...signInShape }),
  phone: z.object({ phone, ...signInShape }),
};

export const emailAddressSchema = z.object({ email });
export type EmailAddressInput = z.infer<typeof emailAddressSchema>;

const registerShape = {
  name: z
    .string()
    .trim()
    .min(1, 'Enter your name')
    .max(textLimits.userName, `At most ${textLimits.userName} characters`),
  password: newPassword,
  confirmation: z.string().min(1, 'Enter the password again'),
};
const isRepeated = (input: { password: string; confirmation: string }) =>
  input.password === input.confirmation;
export type RegisterInput = ContactInput & { name: string; password: string; confirmation: string };
/** Spec §5: all four are required, and the passwords must match. */
export const registerSchema: SchemaBy<RegisterInput> = {
  email: z.object({ email, ...registerShape }).refine(isRepeated, passwordsMatch),
  phone: z.object({ phone, ...registerShape }).refine(isRepeated, passwordsMatch),
};

export type ForgotPasswordInput = ContactInput;
export const forgotPasswordSchema: SchemaBy<ForgotPasswordInput> = {
  email: z.object({ email }),
  phone: z.object({ phone }),
};

export const newPasswordSchema = z
  .object({ password: newPassword, confirmation: z.string().min(1, 'Enter the password again') })
  .refine(isRepeated, passwordsMatch);
export type NewPasswordInput = z.infer<typeof newPasswordSchema>;
