import type { ReactNode } from 'react';
import './transfer.css';

type ProgressLineProps = {
  label: string;
  /** 0 to 1; undefined if the duration is unknown. */
  share: number | undefined;
  /** Numbers for sighted users; screen readers announce the progress bar. */
  children?: ReactNode;
};

/** Shows the current task and its progress. */
export function ProgressLine({ label, share, children }: ProgressLineProps) {
  return (
    <div className="progress-line">
      <p role="status">{label}…</p>
      <progress aria-label={label} {...(share !== undefined && { value: share })} max={1} />
      <p className="label soft num">{children}</p>
    </div>
  );
}
