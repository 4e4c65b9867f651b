import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, type WheelEvent } from 'react';

type FieldProps = ComponentProps<'input'> & {
  label: string;
  hint?: string;
  /** Shown instead of the hint. */
  error?: string | undefined;
  /** Shown beside the label, at the end of its line. In the tab order it comes after the input. */
  aside?: ReactNode;
};

/** Blurs a focused number input on wheel: the wheel would change its value unnoticed. */
const letGo = (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur();

/** A labelled input with its hint or error. */
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
