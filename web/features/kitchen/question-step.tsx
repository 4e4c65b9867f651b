import { useEffect, useRef } from 'react';
import type { KitchenQuestion } from '../../data/kitchen/kitchen.ts';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { type OptionSection, type Picked, togglePicked } from './question-options.ts';
import { wordsOf } from './questions.ts';

type QuestionStepProps = {
  question: KitchenQuestion;
  sections: readonly OptionSection[];
  picked: Picked;
  isSuggested: boolean;
  onPicked: (picked: Picked) => void;
  /** "2 of 6"; null for a single question. */
  place: string | null;
};

/** One question with its chips. Focuses its heading on mount, so that screen readers announce each question. */
export function QuestionStep(props: QuestionStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { question, sections, picked, isSuggested, onPicked, place } = props;
  const { ask, hint } = wordsOf[question];
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="dialog-body">
      <div className="grid gap-2">
        {place && <p className="label faint">{place}</p>}
        <h3 ref={heading} tabIndex={-1} className="kitchen-question">
          {ask}
        </h3>
        <p className="small soft">{hint}</p>
        {isSuggested && <p className="small">We've ticked what you selected for this recipe.</p>}
      </div>
      {sections.map(({ key, heading: name, exclusive, options }) => (
        <div className="grid gap-2" key={key}>
          {sections.length > 1 && <h4 className="label soft">{name}</h4>}
          <ChipGroup
            label={name}
            exclusive={exclusive}
            chosen={picked[key] ?? []}
            options={options}
            onToggle={(value) => onPicked(togglePicked(picked, { key, exclusive }, value))}
          />
        </div>
      ))}
    </div>
  );
}
