import { Info } from 'lucide-react';
import { keyed } from './keyed.ts';

/** Shows which of a cook's choices gave way, and what was changed for the other choices. Only that cook sees it; it is never printed. */
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
