import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

type SectionProps = {
  heading: 'h2' | 'h3';
  title: string;
  /** Beside the title. */
  count: ReactNode;
  /** The one-line summary below the title while the section is closed. */
  summary: string;
  isOpenAtFirst: boolean;
  children: ReactNode;
};

/** A collapsible section of the page. Its content is rendered only while it is open. */
export function Section(props: SectionProps) {
  const { heading: Heading, title, count, summary, isOpenAtFirst, children } = props;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const id = useId();
  const showsSummary = !isOpen && summary !== '';
  return (
    <section className="pref" aria-labelledby={`${id}-title`}>
      <Heading className="pref-title">
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          aria-describedby={showsSummary ? `${id}-summary` : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{title}</span>
          {count}
          <ChevronDown className="icon" />
        </button>
      </Heading>
      {showsSummary && (
        <p className="pref-summary label soft" id={`${id}-summary`}>
          {summary}
        </p>
      )}
      <div className="pref-panel" id={`${id}-panel`} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  );
}
