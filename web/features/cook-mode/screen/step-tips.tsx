import { Lightbulb } from 'lucide-react';
import { keyed } from '../../../ui/keyed.ts';

/** Tips to read before a step. */
export function StepTips({ tips }: { tips: readonly string[] }) {
  if (tips.length === 0) return null;
  return (
    <ul className="cook-tips" aria-label="Before this step">
      {keyed(tips).map(({ key, text }) => (
        <li key={key} dir="auto">
          <Lightbulb className="icon" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
