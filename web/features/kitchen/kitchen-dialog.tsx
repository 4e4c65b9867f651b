import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NoticeBox } from '../../ui/notice-box.tsx';
import { answerOf, countPicked, optionsOf } from './question-options.ts';
import { QuestionStep } from './question-step.tsx';
import { wordsOf } from './questions.ts';
import { type KitchenQuestionsOptions, useKitchenQuestions } from './use-kitchen-questions.ts';
import './kitchen.css';

/**
 * Asks the kitchen questions one at a time, with three answers each: nothing, these, not now. Saves after the last answer. Closing the
 * dialog saves the answers given so far.
 */
export default function KitchenDialog(props: KitchenQuestionsOptions) {
  const asking = useKitchenQuestions(props);
  const { question, picked, isLast, give } = asking;
  const isNothing = countPicked(picked) === 0;
  return (
    <Dialog
      open
      onClose={asking.close}
      title="My kitchen"
      actions={
        <>
          {!asking.isFirst && (
            <Button tone="ghost" className="kitchen-back" onClick={asking.back}>
              Back
            </Button>
          )}
          <Button tone="ghost" onClick={() => give({ answer: 'not_now' })}>
            Not now
          </Button>
          <Button
            tone="primary"
            busy={asking.isSaving}
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
        sections={optionsOf(question, props.kitchen, props.groups)}
        picked={picked}
        isSuggested={asking.isSuggested}
        onPicked={asking.pick}
        place={asking.place}
      />
      {asking.hasFailed && (
        <div className="kitchen-trouble">
          <NoticeBox tone="tomato" title="We couldn't save that">
            Check your connection and try again.
          </NoticeBox>
        </div>
      )}
    </Dialog>
  );
}
