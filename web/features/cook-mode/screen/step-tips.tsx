import { Lightbulb } from 'lucide-react';
import { keyed } from '../../../ui/keyed.ts';

/** What to know before a step, so that it is read in time. */
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
