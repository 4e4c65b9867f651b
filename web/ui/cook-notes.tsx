import { Info } from 'lucide-react';
import { keyed } from './keyed.ts';

/** What gave way of a cook's choices, and what was changed for the others: for that cook's eyes only, and never on paper. */
export function CookNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <div className="cook-notes no-print">
      <p className="label soft">About your choices</p>
      {keyed(notes).map(({ key, text }) => (
        <p key={key}>
          <Info className="icon" />
          <span>{text}</span>
        </p>
      ))}
    </div>
  );
}
