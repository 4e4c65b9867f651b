import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';

type CodeFormProps = {
  label: string;
  hint?: string;
  /** True: digits only, which a phone may fill in from a message. False: the code may contain letters too. */
  numeric?: boolean;
  submitLabel: string;
  /** @returns why the code was refused, or null if it was accepted */
  onCode: (code: string) => Promise<string | null>;
  /** Shown between the field and the button. */
  children?: ReactNode;
};

/** A form for one code, with its error message. The field gets the focus, since there is nothing else to do here. */
export function CodeForm(props: CodeFormProps) {
  const { label, hint, numeric = false, submitLabel, onCode, children } = props;
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const given = numeric ? code.replaceAll(/\D/g, '') : code.trim();
    if (given === '') return setFailure('Enter the code');
    setBusy(true);
    const refusal = await onCode(given);
    setBusy(false);
    setFailure(refusal);
    if (refusal !== null) field.current?.select();
  }

  return (
    <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
      <Field
        ref={field}
        label={label}
        hint={hint}
        className="input-code"
        autoComplete={numeric ? 'one-time-code' : 'off'}
        inputMode={numeric ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={failure ?? undefined}
      />
      {children}
      <Button type="submit" tone="primary" size="large" block busy={busy}>
        {busy ? 'Checking...' : submitLabel}
      </Button>
    </form>
  );
}
