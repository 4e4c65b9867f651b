import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';

type CodeFormProps = {
  label: string;
  hint?: string;
  /** True: digits only, which a phone may fill in from a message. False: the code may contain letters too. */
  numeric?: boolean;
  /** The last of six digits submits the form. Not for a code that confirms a deletion or another change. */
  submitsItself?: boolean;
  submitLabel: string;
  /** @returns why the code was refused, or null if it was accepted */
  onCode: (code: string) => Promise<string | null>;
  /** Shown between the field and the button. */
  children?: ReactNode;
};

/** Length of a code that we email or text. */
const codeLength = 6;
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Whether a text is another code, pasted or typed from its start, and not a correction of one digit. */
function isNewCode(text: string, before: string): boolean {
  const [now, old] = [digitsOf(text), digitsOf(before)];
  const changed = [...now].filter((digit, at) => digit !== old[at]).length;
  const isReplaced = now.length === old.length && changed > 1;
  return now.length <= 1 || Math.abs(now.length - old.length) > 1 || isReplaced;
}

function useCode({ numeric = false, submitsItself = false, onCode }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // A code that is corrected digit by digit waits for the button: each try counts towards the limit.
  const isNew = useRef(true);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  async function check(text: string) {
    const given = numeric ? digitsOf(text) : text.trim();
    if (given === '') return setFailure('Enter the code');
    if (busy) return;
    isNew.current = false;
    setBusy(true);
    const refusal = await onCode(given);
    setBusy(false);
    setFailure(refusal);
    if (refusal !== null) field.current?.select();
  }

  function change(text: string) {
    if (isNewCode(text, code)) isNew.current = true;
    setCode(text);
    const isComplete = digitsOf(text).length === codeLength;
    if (submitsItself && isComplete && isNew.current) void check(text);
  }

  return { code, change, check: () => check(code), failure, busy, field };
}

/** A form for one code, with its error message. The field gets the focus, since there is nothing else to do here. */
export function CodeForm(props: CodeFormProps) {
  const { label, hint, numeric = false, submitLabel, children } = props;
  const { code, change, check, failure, busy, field } = useCode(props);

  function submit(event: FormEvent) {
    event.preventDefault();
    void check();
  }

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <Field
        ref={field}
        label={label}
        hint={hint}
        className="input-code"
        autoComplete={numeric ? 'one-time-code' : 'off'}
        inputMode={numeric ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        readOnly={busy}
        value={code}
        onChange={(event) => change(event.target.value)}
        error={failure ?? undefined}
      />
      {children}
      <Button type="submit" tone="primary" size="large" block busy={busy}>
        {busy ? 'Checking...' : submitLabel}
      </Button>
    </form>
  );
}
