import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';

type StatProps = {
  label: string;
  icon: LucideIcon;
  /** Undefined while loading. */
  value: number | undefined;
  /** Shown instead of a zero. */
  emptyText: string;
  low?: boolean;
};

/** One number of the dashboard. */
export function Stat({ label, icon: Icon, value, emptyText, low = false }: StatProps) {
  return (
    <div className={clsx('stat', low && 'is-low')}>
      <div className="top">
        <span>{label}</span>
        <Icon className="icon" />
      </div>
      {value === undefined ? (
        <div className="skel h-11 w-16" />
      ) : value > 0 ? (
        <div className="value">{value}</div>
      ) : (
        <div className="none">{emptyText}</div>
      )}
    </div>
  );
}
