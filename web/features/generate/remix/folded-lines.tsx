import { ChevronRight } from 'lucide-react';
import { keyed } from '../../../ui/keyed.ts';

type FoldedLinesProps = { lines: readonly string[]; one: string; many: string };

/** Collapsed lines: shows how many there are, and lists them when the user expands them. */
export function FoldedLines({ lines, one, many }: FoldedLinesProps) {
  if (lines.length === 0) return null;
  return (
    <details className="unchanged">
      <summary>
        <ChevronRight className="icon" aria-hidden="true" />
        {lines.length} {lines.length === 1 ? one : many}
      </summary>
      <ul>
        {keyed(lines).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
