import { Check, Info } from 'lucide-react';
import { keyed } from './keyed.ts';

type CheckedLineProps = {
  /** What the checks looked for and did not find, in words; null if there is nothing to list. */
  words: string | null;
  /** Further notes for every cook of the recipe. */
  notes: readonly string[];
};

/** Shows under a recipe's title what the checks found. Never claims that anything is safe. */
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
