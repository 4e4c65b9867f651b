import { useState } from 'react';
import type { Selections } from '#contract/constraint-labels.ts';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import type { GivenAnswer, GivenAnswers } from '../../data/kitchen/answer-kitchen.ts';
import type { Kitchen, KitchenQuestion } from '../../data/kitchen/kitchen.ts';
import {
  countPicked,
  optionsOf,
  type Picked,
  pickedAtFirst,
  suggestionFor,
} from './question-options.ts';
import { useAnswerKitchen } from './use-answer-kitchen.ts';

export type KitchenQuestionsOptions = {
  cookId: string;
  kitchen: Kitchen;
  groups: readonly PreferenceGroup[];
  /** One question or all of them, in the order of the dialog. */
  questions: readonly KitchenQuestion[];
  /** Selections of the screen that opens the dialog. A question that was never answered suggests them. */
  chosen?: Selections;
  onClose: () => void;
};

/** State of the dialog: the current question, what is selected in each, and saving. Questions without options are not asked. */
export function useKitchenQuestions(props: KitchenQuestionsOptions) {
  const { cookId, kitchen, groups, questions, chosen = {}, onClose } = props;
  const asked = questions.filter((question) =>
    optionsOf(question, kitchen, groups).some(({ options }) => options.length > 0),
  );
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<GivenAnswers>({});
  const [picks, setPicks] = useState<Partial<Record<KitchenQuestion, Picked>>>({});
  const save = useAnswerKitchen(cookId, onClose);
  const question = asked[at] ?? questions[0] ?? 'never';

  /** Goes on to the next question; saves after the last. */
  function give(answer: GivenAnswer) {
    const all = { ...answers, [question]: answer };
    setAnswers(all);
    if (at + 1 < asked.length) setAt(at + 1);
    else save.mutate(all);
  }

  /** Saves the answers given so far, and closes the dialog. */
  function close() {
    if (save.isPending) return;
    if (Object.keys(answers).length > 0 && !save.isError) save.mutate(answers);
    else onClose();
  }

  return {
    question,
    /** "2 of 6"; null for a single question. */
    place: asked.length > 1 ? `${at + 1} of ${asked.length}` : null,
    isFirst: at === 0,
    isLast: at + 1 >= asked.length,
    /** Whether the ticks are those of the screen's selections. */
    isSuggested:
      picks[question] === undefined &&
      kitchen.answers[question] === null &&
      countPicked(suggestionFor(question, chosen)) > 0,
    picked: picks[question] ?? pickedAtFirst(question, kitchen, chosen),
    pick: (picked: Picked) => setPicks({ ...picks, [question]: picked }),
    give,
    back: () => setAt(at - 1),
    close,
    isSaving: save.isPending,
    hasFailed: save.isError,
  };
}
