import { Check, Info } from 'lucide-react';
import { keyed } from './keyed.ts';

type CheckedLineProps = {
  /** What was looked for and not found; null where nothing was. */
  words: string | null;
  /** What everybody who cooks it should see besides. */
  notes: readonly string[];
};

/** Under a recipe's title: what was checked, as what it means, and never that anything is safe. */
export function CheckedLine({ words, notes }: CheckedLineProps) {
  if (words === null && notes.length === 0) return null;
  return (
    <div className="checked">
      {words !== null && (
        <p>
          <Check className="icon" />
          <span>
            <b>{words}</b> Always check labels too.
          </span>
        </p>
      )}
      {keyed(notes).map(({ key, text }) => (
        <p key={key} className="soft">
          <Info className="icon" />
          <span>{text}</span>
        </p>
      ))}
    </div>
  );
}
