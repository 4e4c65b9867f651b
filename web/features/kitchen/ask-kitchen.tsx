import { lazy, Suspense, useState } from 'react';
import type { Selections } from '#contract/constraint-labels.ts';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import { type Kitchen, kitchenQuestions } from '../../data/kitchen/kitchen.ts';
import { Button } from '../../ui/button.tsx';
import { NoticeBox } from '../../ui/notice-box.tsx';
import { useAnswerKitchen } from './use-answer-kitchen.ts';

const KitchenDialog = lazy(() => import('./kitchen-dialog.tsx'));

type AskKitchenProps = {
  cookId: string;
  kitchen: Kitchen;
  groups: readonly PreferenceGroup[];
  /** The selections of the screen. The questions suggest them. */
  chosen: Selections;
};

const notNow = Object.fromEntries(
  kitchenQuestions.map((question) => [question, { answer: 'not_now' as const }]),
);

/** Invites the cook to set up My kitchen once. "Not now" also counts as an answer. */
export function AskKitchen({ cookId, kitchen, groups, chosen }: AskKitchenProps) {
  const [isAsking, setIsAsking] = useState(false);
  const later = useAnswerKitchen(cookId);
  return (
    <section className="card grid gap-4" aria-labelledby="ask-kitchen">
      <div className="grid gap-1">
        <h2 className="card-title" id="ask-kitchen">
          Anything you never eat?
        </h2>
        <p className="small soft">
          Tell us once, and every recipe will stick to it. It takes 20 seconds: allergies, diet, how
          many you cook for.
        </p>
      </div>
      <div className="row gap-2">
        <Button tone="tint" onClick={() => setIsAsking(true)}>
          Set up my kitchen
        </Button>
        <Button tone="ghost" busy={later.isPending} onClick={() => later.mutate(notNow)}>
          Not now
        </Button>
      </div>
      {later.isError && <NoticeBox tone="tomato" title="That didn't work. Please try again." />}
      {isAsking && (
        <Suspense>
          <KitchenDialog
            cookId={cookId}
            kitchen={kitchen}
            groups={groups}
            questions={kitchenQuestions}
            chosen={chosen}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
