import { ArrowUpDown, Minus, PenLine, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

const kinds = {
  out: { icon: Minus, word: 'Out' },
  in: { icon: Plus, word: 'In' },
  changed: { icon: PenLine, word: 'Changed' },
  moved: { icon: ArrowUpDown, word: 'Moved' },
};

type ChangeRowProps = { kind: keyof typeof kinds; children: ReactNode };

/** One row of a diff: an icon, its label, and the content. */
export function ChangeRow({ kind, children }: ChangeRowProps) {
  const { icon: Icon, word } = kinds[kind];
  return (
    <li className={`change-row change-${kind}`}>
      <span className="change-sign">
        <Icon className="icon" aria-hidden="true" />
        <span className="word">{word}</span>
      </span>
      <div>{children}</div>
    </li>
  );
}
