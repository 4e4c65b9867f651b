import type { ReactNode } from 'react';
import { PlateArt, type PlateMotif } from './plate-art.tsx';

type EmptyStateProps = {
  motif: PlateMotif;
  title: string;
  /** The level that the page's order of headings asks for. */
  heading?: 'h1' | 'h2' | 'h3';
  text?: string;
  /** One next step. */
  children?: ReactNode;
};

/** Nothing here, nothing found, or something failed: a laid table, a title, one next step. */
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
