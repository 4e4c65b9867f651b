import clsx from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone = 'plain' | 'saffron' | 'tint' | 'herb' | 'tomato' | 'butter' | 'berry';

type BadgeProps = {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
};

/** A word or a number on a small background. Never a button. */
export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return (
    <span className={clsx('badge', tone !== 'plain' && `badge-${tone}`, className)}>
      {children}
    </span>
  );
}
