export type ContactKind = 'email' | 'phone';

/** A contact that a user can confirm: a mail address in lower case, or a phone's E.164 digits without the plus. */
export type Contact = { kind: ContactKind; address: string };

/** A row of auth.users, without the columns that we leave empty. */
export type UserRow = {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string | null;
  email_change_sent_at: Date | null;
  email_change_confirm_status: number;
  reauthentication_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown> | null;
  raw_user_meta_data: Record<string, unknown> | null;
  phone: string | null;
  phone_confirmed_at: Date | null;
  phone_change: string | null;
  phone_change_sent_at: Date | null;
  banned_until: Date | null;
  deleted_at: Date | null;
  is_anonymous: boolean;
  /** True for an account from an organisation's single sign-on. It is separate from other accounts with the same address. */
  is_sso_user: boolean;
  created_at: Date;
  updated_at: Date;
};

type WritableColumns = Omit<UserRow, 'id' | 'confirmed_at' | 'created_at' | 'updated_at'>;
export type UserChanges = Partial<WritableColumns>;

export const userColumns = [
  'id',
  'aud',
  'role',
  'email',
  'encrypted_password',
  'email_confirmed_at',
  'confirmed_at',
  'invited_at',
  'confirmation_sent_at',
  'recovery_sent_at',
  'email_change',
  'email_change_sent_at',
  'email_change_confirm_status',
  'reauthentication_sent_at',
  'last_sign_in_at',
  'raw_app_meta_data',
  'raw_user_meta_data',
  'phone',
  'phone_confirmed_at',
  'phone_change',
  'phone_change_sent_at',
  'banned_until',
  'deleted_at',
  'is_anonymous',
  'is_sso_user',
  'created_at',
  'updated_at',
];
