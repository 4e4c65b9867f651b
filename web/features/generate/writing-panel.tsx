import { useState } from 'react';
import type { PartialRecipe } from '#contract/generation-events.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { IngredientList, MethodList } from '../../ui/recipe-sections.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { cancelGeneration } from './cancel-generation.ts';
import type { Progress } from './request-recipe.ts';
import { SlowNote } from './slow-note.tsx';

const stages = 5;

/** Returns how many of the five stages are done: title, ingredients, steps, the checks, the finishing touches. */
function stageOf({ phase, recipe }: Progress): number {
  if (phase === 'finishing') return 4;
  if (phase === 'checking') return 3;
  if (!recipe) return 0;
  return recipe.instructions.length > 0 ? 2 : 1;
}

const stageLines: Record<Progress['phase'], string> = {
  writing: "We check every line as it's written.",
  checking: 'Checking your choices, amounts and cooking temperatures…',
  repairing: "Something didn't fit your choices. Writing it again…",
  finishing: 'Almost done…',
  reconnecting: 'We lost the connection, but your recipe is still being made. Reconnecting…',
};

function ProgressBar({ done }: { done: number }) {
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label="Recipe progress"
      aria-valuemin={0}
      aria-valuemax={stages}
      aria-valuenow={done}
    >
      {['title', 'ingredients', 'steps', 'checks', 'picture'].map((stage, index) => (
        <i key={stage} className={index < done ? 'done' : index === done ? 'now' : ''} />
      ))}
    </div>
  );
}

/** Cancels the generation. Shown only until the first part of the recipe arrives. */
function CancelButton({ generationId }: { generationId: string }) {
  const [cancelling, setCancelling] = useState(false);
  async function cancel() {
    setCancelling(true);
    const notice = await cancelGeneration(generationId);
    if (notice) notify(notice);
    setCancelling(false);
  }
  return (
    <Button tone="ghost" size="small" busy={cancelling} onClick={() => void cancel()}>
      Cancel
    </Button>
  );
}

function Skeleton() {
  return (
    <>
      <div className="skel h-9 w-4/5" />
      <div className="skel h-5 w-full" />
      <div className="skel h-5 w-3/5" />
      <div className="skel h-18 w-full" />
      <div className="skel h-40 w-full" />
    </>
  );
}

/** The part of the recipe that has been written so far. Every line has passed the diet and allergen check. */
function WrittenSoFar({ recipe }: { recipe: PartialRecipe }) {
  return (
    <>
      <div className="stream-line">
        {/* The server may hold back the title until the recipe is known to keep what the title promises. */}
        {recipe.title ? <h2 dir="auto">{recipe.title}</h2> : <div className="skel h-9 w-4/5" />}
        {recipe.description && (
          <p className="lead mt-3" dir="auto">
            {recipe.description}
          </p>
        )}
      </div>
      {recipe.ingredients.length > 0 && (
        <section className="streaming">
          <h3 className="card-title">Ingredients</h3>
          <IngredientList lines={recipe.ingredients} />
        </section>
      )}
      {recipe.instructions.length > 0 && (
        <section className="streaming">
          <h3 className="card-title mb-2">Instructions</h3>
          <MethodList steps={recipe.instructions} />
        </section>
      )}
    </>
  );
}

/** Shown while a recipe is generated: first a skeleton, then the text as it is written. */
export default function WritingPanel({ progress }: { progress: Progress }) {
  const { phase, generationId, recipe } = progress;
  return (
    <div className="result result-writing">
      {/* A placeholder for the picture, to avoid a layout shift when it arrives. */}
      <div className="photo skel">
        <SlowNote />
      </div>
      <div className="result-body">
        <div className="grid gap-3">
          <p className="row gap-3 font-semibold text-brand-text">
            <Spinner />
            Crafting your personalized recipe...
          </p>
          <ProgressBar done={stageOf(progress)} />
          <div className="flex min-h-11 items-center justify-between gap-3">
            <p className="label soft">{stageLines[phase]}</p>
            {generationId && !recipe && <CancelButton generationId={generationId} />}
          </div>
        </div>
        {recipe ? <WrittenSoFar recipe={recipe} /> : <Skeleton />}
      </div>
    </div>
  );
}
