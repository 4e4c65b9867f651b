import clsx from 'clsx';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Spinner } from './spinner.tsx';

type Look = {
  /** At most one primary button per view. */
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

/** Cancels a click on a busy button. This also blocks its form: Enter in a field clicks the submit button. */
function ignore(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault();
  event.stopPropagation();
}

/** A button. While busy it keeps its place, shows a spinner and cannot be pressed. */
export function Button(props: ButtonProps) {
  const { tone, size, block, busy, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      // Not `disabled`: the button would lose the focus right after the user has pressed it.
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? ignore : onClick}
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
