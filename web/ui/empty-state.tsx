import type { ReactNode } from 'react';
import { PlateArt, type PlateMotif } from './plate-art.tsx';

type EmptyStateProps = {
  motif: PlateMotif;
  title: string;
  /** The heading level that fits the outline of the page. */
  heading?: 'h1' | 'h2' | 'h3';
  text?: string;
  /** One next step. */
  children?: ReactNode;
};

/** Shown if there is nothing here, nothing was found, or something failed: a laid table, a title and one next step. */
export function EmptyState({ motif, title, heading = 'h2', text, children }: EmptyStateProps) {
  const Heading = heading;
  return (
    <div className="empty">
      <PlateArt motif={motif} />
      <Heading className={heading === 'h1' ? undefined : 'h3'}>{title}</Heading>
      {text && <p>{text}</p>}
      {children && <div className="empty-actions">{children}</div>}
    </div>
  );
}
