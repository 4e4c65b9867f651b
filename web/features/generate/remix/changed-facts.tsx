import { ArrowRight } from 'lucide-react';
import type { FactChange } from './difference/compare-facts.ts';

/** Shows each change as a row "before → after". Renders nothing if there are no changes. */
export function ChangedFacts({
  title,
  changes,
}: {
  title: string;
  changes: readonly FactChange[];
}) {
  if (changes.length === 0) return null;
  return (
    <div>
      <h4 className="change-head">{title}</h4>
      <dl className="fact-changes">
        {changes.map(({ name, before, after }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className="sr-only">was </span>
              <span className="before">{before}</span>
              <ArrowRight className="icon" aria-hidden="true" />
              <span className="sr-only"> now </span>
              <b>{after}</b>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
