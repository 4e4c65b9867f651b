import { useEffect, useId, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { usePublicSettings } from '../../data/public-settings.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { ContactKind } from './account-schemas.ts';

type ContactFieldProps = {
  by: ContactKind;
  onBy: (by: ContactKind) => void;
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

/** Email; where phones sign in, a quiet button changes it for the number of a phone. */
export function ContactField({ by, onBy, field, error }: ContactFieldProps) {
  const { phoneSignIn } = usePublicSettings();
  const id = useId();
  const wasSwapped = useRef(false);
  // It was asked for by a press: the next thing to do is to type.
  useEffect(() => {
    if (wasSwapped.current) document.getElementById(`${id}-${by}`)?.focus();
    wasSwapped.current = false;
  }, [id, by]);

  function swap() {
    wasSwapped.current = true;
    onBy(by === 'email' ? 'phone' : 'email');
  }

  return (
    <div className="grid gap-1">
      <Field key={by} id={`${id}-${by}`} {...looks[by]} error={error} {...field} />
      {phoneSignIn && (
        <Button tone="ghost" size="small" className="-ml-3.5 justify-self-start" onClick={swap}>
          {by === 'email' ? 'Use a phone number instead' : 'Use your email instead'}
        </Button>
      )}
    </div>
  );
}
