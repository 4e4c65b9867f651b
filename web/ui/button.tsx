import clsx from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Spinner } from './spinner.tsx';

type Look = {
  /** One primary a view. */
  tone?: 'primary' | 'secondary' | 'tint' | 'ghost' | 'danger';
  size?: 'small' | 'medium' | 'large';
  block?: boolean;
};

function classesOf({ tone = 'secondary', size = 'medium', block = false }: Look) {
  return clsx(
    'btn',
    `btn-${tone}`,
    size === 'small' && 'btn-sm',
    size === 'large' && 'btn-lg',
    block && 'btn-block',
  );
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { busy?: boolean };

/** A button. While busy it keeps its place, shows a spinner and cannot be pressed. */
export function Button({ tone, size, block, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
      className={clsx(classesOf({ tone, size, block }), busy && 'is-busy', className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

type ButtonLinkProps = LinkProps & Look & { children: ReactNode };

/** A link that looks like a button. */
export function ButtonLink({ tone, size, block, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={clsx(classesOf({ tone, size, block }), className)} />;
}
