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

/** Email, or the number of a phone. */
export function ContactField({ by, field, error }: ContactFieldProps) {
  const id = useId();
  const shown = useRef(by);
  // It was asked for by a press of ContactSwap: the next thing to do is to type.
  useEffect(() => {
    if (shown.current !== by) document.getElementById(`${id}-${by}`)?.focus();
    shown.current = by;
  }, [id, by]);
  return <Field key={by} id={`${id}-${by}`} {...looks[by]} error={error} {...field} />;
}

type ContactSwapProps = { by: ContactKind; onBy: (by: ContactKind) => void };

/**
 * Where phones sign in, a quiet button that changes the email field for a phone's. It stands behind the form's own button: from the
 * address, Tab and Enter belong to the password.
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
