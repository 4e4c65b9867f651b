import { useState } from 'react';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import type { GivenAnswers } from '../../data/kitchen/answer-kitchen.ts';
import type { Kitchen, KitchenQuestion } from '../../data/kitchen/kitchen.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NoticeBox } from '../../ui/notice-box.tsx';
import { answerOf, countPicked, optionsOf, type Picked, pickedBefore } from './question-options.ts';
import { QuestionStep } from './question-step.tsx';
import { wordsOf } from './questions.ts';
import { useAnswerKitchen } from './use-answer-kitchen.ts';
import './kitchen.css';

type KitchenDialogProps = {
  cookId: string;
  kitchen: Kitchen;
  groups: readonly PreferenceGroup[];
  /** One question or all of them, in the order of the dialog. */
  questions: readonly KitchenQuestion[];
  onClose: () => void;
};

/**
 * Asks the kitchen questions one at a time, with three answers each: nothing, these, not now. Saves after the last answer. Closing the
 * dialog saves the answers given so far.
 */
export default function KitchenDialog(props: KitchenDialogProps) {
  const { cookId, kitchen, groups, questions, onClose } = props;
  const asked = questions.filter((question) =>
    optionsOf(question, kitchen, groups).some(({ options }) => options.length > 0),
  );
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<GivenAnswers>({});
  const [picks, setPicks] = useState<Partial<Record<KitchenQuestion, Picked>>>({});
  const save = useAnswerKitchen(cookId, onClose);
  const question = asked[at] ?? questions[0] ?? 'never';
  const picked = picks[question] ?? pickedBefore(question, kitchen);

  function give(answer: GivenAnswers[KitchenQuestion]) {
    const all = { ...answers, [question]: answer };
    setAnswers(all);
    if (at + 1 < asked.length) setAt(at + 1);
    else save.mutate(all);
  }

  function close() {
    if (save.isPending) return;
    if (Object.keys(answers).length > 0 && !save.isError) save.mutate(answers);
    else onClose();
  }

  const isLast = at + 1 >= asked.length;
  const isNothing = countPicked(picked) === 0;
  return (
    <Dialog
      open
      onClose={close}
      title="My kitchen"
      actions={
        <>
          {at > 0 && (
            <Button tone="ghost" className="kitchen-back" onClick={() => setAt(at - 1)}>
              Back
            </Button>
          )}
          <Button tone="ghost" onClick={() => give({ answer: 'not_now' })}>
            Not now
          </Button>
          <Button
            tone="primary"
            busy={save.isPending}
            onClick={() => give(answerOf(question, picked))}
          >
            {isNothing ? wordsOf[question].nothing : isLast ? 'Save' : 'Next'}
          </Button>
        </>
      }
    >
      <QuestionStep
        key={question}
        question={question}
        sections={optionsOf(question, kitchen, groups)}
        picked={picked}
        onPicked={(next) => setPicks({ ...picks, [question]: next })}
        place={asked.length > 1 ? `${at + 1} of ${asked.length}` : null}
      />
      {save.isError && (
        <div className="kitchen-trouble">
          <NoticeBox tone="tomato" title="We couldn't save that">
            Check your connection and try again.
          </NoticeBox>
        </div>
      )}
    </Dialog>
  );
}
