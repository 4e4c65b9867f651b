import clsx from 'clsx';
import type { ComponentProps } from 'react';

type RowButtonProps = ComponentProps<'button'> & { label: string; busy?: boolean };

/** A sign to press in a row; its name says which row it is about, its title what it does. */
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
