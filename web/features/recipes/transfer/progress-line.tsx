import type { ReactNode } from 'react';

type ProgressLineProps = {
  label: string;
  /** 0 to 1; undefined where nobody knows how long it takes. */
  share: number | undefined;
  /** Numbers for the eye; a screen reader hears the bar. */
  children?: ReactNode;
};

/** What is being done, and how far it is. */
export function ProgressLine({ label, share, children }: ProgressLineProps) {
  return (
    <div className="progress-line">
      <p role="status">{label}…</p>
      <progress aria-label={label} {...(share !== undefined && { value: share })} max={1} />
      <p className="label soft num">{children}</p>
    </div>
  );
}
