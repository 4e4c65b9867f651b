import { useEffect, useId, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { usePublicSettings } from '../../data/public-settings.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { ContactKind } from './account-schemas.ts';

type ContactFieldProps = {
  by: ContactKind;
  field: UseFormRegisterReturn;
  error: string | undefined;
};

const looks = {
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
  phone: {
    label: 'Phone number',
    type: 'tel',
    autoComplete: 'tel',
    hint: 'With the country code, such as +49 151 23456789',
  },
};

/** The field for the email address or the phone number. */
export function ContactField({ by, field, error }: ContactFieldProps) {
  const id = useId();
  const shown = useRef(by);
  // After a click on ContactSwap, focus the new field so that the user can type at once.
  useEffect(() => {
    if (shown.current !== by) document.getElementById(`${id}-${by}`)?.focus();
    shown.current = by;
  }, [id, by]);
  return <Field key={by} id={`${id}-${by}`} {...looks[by]} error={error} {...field} />;
}

type ContactSwapProps = { by: ContactKind; onBy: (by: ContactKind) => void };

/**
 * A quiet button that swaps the email field for a phone number field, shown when phone sign-in is enabled. It comes after the
 * submit button, so that Tab and Enter in the address field act on the password form.
 */
export function ContactSwap({ by, onBy }: ContactSwapProps) {
  const { phoneSignIn } = usePublicSettings();
  if (!phoneSignIn) return null;
  return (
    <Button
      tone="ghost"
      size="small"
      className="justify-self-center"
      onClick={() => onBy(by === 'email' ? 'phone' : 'email')}
    >
      {by === 'email' ? 'Use a phone number instead' : 'Use your email instead'}
    </Button>
  );
}
