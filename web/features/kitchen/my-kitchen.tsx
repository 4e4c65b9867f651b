import { lazy, Suspense, useState } from 'react';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import {
  isUnasked,
  type Kitchen,
  type KitchenQuestion,
  kitchenQuestions,
} from '../../data/kitchen/kitchen.ts';
import { useKitchen } from '../../data/kitchen/use-kitchen.ts';
import { Button } from '../../ui/button.tsx';
import { answerInWords } from './answer-in-words.ts';
import { DeleteKitchen } from './delete-kitchen.tsx';
import { KitchenUnknown } from './kitchen-unknown.tsx';
import { MyKitchenCard, MyKitchenSkeleton } from './my-kitchen-skeleton.tsx';
import { wordsOf } from './questions.ts';
import './kitchen.css';

const KitchenDialog = lazy(() => import('./kitchen-dialog.tsx'));

type MyKitchenProps = {
  cookId: string;
  /** The catalogue groups that provide the options; undefined until loaded. */
  groups: readonly PreferenceGroup[] | undefined;
  /** Loads the catalogue again; set only if it could not be loaded. */
  onRetryGroups: (() => void) | undefined;
};

/** Profile, My kitchen: shows the answers, each with a button to change it. */
export default function MyKitchen({ cookId, groups, onRetryGroups }: MyKitchenProps) {
  const kitchen = useKitchen(cookId);
  const state = onRetryGroups ? { status: 'failed' as const, retry: onRetryGroups } : kitchen;
  const [asking, setAsking] = useState<readonly KitchenQuestion[] | null>(null);
  if (state.status === 'loading' || (!groups && !onRetryGroups)) return <MyKitchenSkeleton />;
  return (
    <MyKitchenCard>
      {(state.status === 'failed' || state.status === 'kept') && <KitchenUnknown state={state} />}
      {state.status !== 'failed' && (
        <>
          <Answers kitchen={state.kitchen} onChange={(question) => setAsking([question])} />
          {isUnasked(state.kitchen) ? (
            <Button
              tone="tint"
              className="justify-self-start"
              onClick={() => setAsking(kitchenQuestions)}
            >
              Answer all six
            </Button>
          ) : (
            <DeleteKitchen cookId={cookId} />
          )}
          {asking && groups && (
            <Suspense>
              <KitchenDialog
                cookId={cookId}
                kitchen={state.kitchen}
                groups={groups}
                questions={asking}
                onClose={() => setAsking(null)}
              />
            </Suspense>
          )}
        </>
      )}
    </MyKitchenCard>
  );
}

type AnswersProps = { kitchen: Kitchen; onChange: (question: KitchenQuestion) => void };

function Answers({ kitchen, onChange }: AnswersProps) {
  return (
    <ul className="kitchen-answers">
      {kitchenQuestions.map((question) => (
        <li key={question}>
          <div>
            <b className="block">{wordsOf[question].name}</b>
            <span className="small soft">{answerInWords(question, kitchen)}</span>
          </div>
          <Button
            size="small"
            aria-label={`Change: ${wordsOf[question].name}`}
            onClick={() => onChange(question)}
          >
            Change
          </Button>
        </li>
      ))}
    </ul>
  );
}
