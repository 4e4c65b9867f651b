import clsx from 'clsx';
import type { ComponentProps } from 'react';

type RowButtonProps = ComponentProps<'button'> & { label: string; busy?: boolean };

/** Icon button in a row. Its accessible name includes the row, its title only the action. */
export function RowButton({ label, busy = false, className, onClick, ...button }: RowButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={clsx('btn btn-ghost btn-icon', className)}
      aria-label={label}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    />
  );
}
