import { ChevronRight } from 'lucide-react';
import { keyed } from '../../../ui/keyed.ts';

type UnchangedProps = { lines: readonly string[]; one: string; many: string };

/** What stayed: how many, and which, when somebody asks. */
export function Unchanged({ lines, one, many }: UnchangedProps) {
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
