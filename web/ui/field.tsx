import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, type WheelEvent } from 'react';

type FieldProps = ComponentProps<'input'> & {
  label: string;
  hint?: string;
  /** Replaces the hint. */
  error?: string | undefined;
  /** Stands beside the label, at the end of its line; the keyboard reaches it after the input. */
  aside?: ReactNode;
};

/** A wheel over a focused number would count it up or down unseen. */
const letGo = (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur();

/** A labelled input with its hint or its error. */
export function Field({ label, hint, error, aside, id, className, ...input }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = `${inputId}-note`;
  return (
    <div className={clsx('field', aside && 'field-with-aside')}>
      <label htmlFor={inputId}>{label}</label>
      <input
        onWheel={input.type === 'number' ? letGo : undefined}
        {...input}
        id={inputId}
        className={clsx('input', className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? noteId : undefined}
      />
      {error ? (
        <p className="error" id={noteId} role="alert">
          <CircleAlert className="icon" />
          {error}
        </p>
      ) : (
        hint && (
          <p className="hint" id={noteId}>
            {hint}
          </p>
        )
      )}
      {aside && <div className="field-aside">{aside}</div>}
    </div>
  );
}
