import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { recipeLimits } from '#contract/limits.ts';
import { type Breach, plainLines } from '#contract/recipe-change.ts';
import { recipeKeys } from '../../../data/recipes/recipe-queries.ts';
import type { RecipeView } from '../../../data/recipes/recipe-view.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { NoticeBox } from '../../../ui/notice-box.tsx';
import { changeLines } from './change-lines.ts';
import { type EditedLine, LineFields } from './line-fields.tsx';
import { stepsNote } from './steps-with-food.ts';

const ingredientFields = {
  title: 'Ingredients',
  name: 'Ingredient',
  rows: 1,
  maxLength: recipeLimits.ingredient,
};
const stepFields = {
  title: 'Instructions',
  name: 'Step',
  rows: 3,
  maxLength: recipeLimits.step,
};

const asLines = (texts: readonly string[]): EditedLine[] =>
  texts.map((text, key) => ({ key, text }));
const textsOf = (lines: readonly EditedLine[]) => plainLines(lines.map(({ text }) => text));

/** Returns the steps as they were, and an empty text for each that the cook edited. */
const unedited = (lines: readonly EditedLine[], before: readonly string[]): string[] =>
  lines.map(({ key, text }) => (text === before[key] ? text : ''));

type Lines = Pick<RecipeView, 'ingredients' | 'instructions'>;

/** Returns what to say below an ingredient: which steps, as long as the cook did not edit them, name it as it was. */
const noteOnEdited =
  (before: Lines, instructions: readonly EditedLine[]) =>
  ({ key, text }: EditedLine): string | null => {
    const line = before.ingredients[key];
    const isEdited = line !== undefined && line.trim() !== text.trim();
    return isEdited ? stepsNote(line, unedited(instructions, before.instructions)) : null;
  };

type EditRecipeDialogProps = {
  recipe: RecipeView;
  onClose: () => void;
  onSaved: () => void;
};

/** Edits lines of the cook's own recipe. Breaches of a diet or an allergen are shown before anything is saved. */
export default function EditRecipeDialog({ recipe, onClose, onSaved }: EditRecipeDialogProps) {
  const [ingredients, setIngredients] = useState(() => asLines(recipe.ingredients));
  const [instructions, setInstructions] = useState(() => asLines(recipe.instructions));
  // The lines when the dialog opened; the page itself follows changes from elsewhere.
  const [seen] = useState({ ingredients: recipe.ingredients, instructions: recipe.instructions });
  const [breaches, setBreaches] = useState<Breach[]>([]);
  const client = useQueryClient();
  const lines = { ingredients: textsOf(ingredients), instructions: textsOf(instructions) };
  const save = useMutation({
    mutationFn: (acceptsBreaches: boolean) =>
      changeLines({ recipeId: recipe.id, ...lines, seen, acceptsBreaches }),
    onSuccess: async (answer) => {
      setBreaches(answer.saved ? [] : answer.breaches);
      if (!answer.saved) return;
      await client.invalidateQueries({ queryKey: recipeKeys.ofCook(recipe.userId) });
      onSaved();
    },
    onError: (error) => console.warn('The recipe could not be changed.', error),
  });
  const isEmpty = lines.ingredients.length === 0 || lines.instructions.length === 0;
  // A new change needs a new confirmation.
  const change = (set: (lines: EditedLine[]) => void) => (next: EditedLine[]) => {
    setBreaches([]);
    set(next);
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`Edit ${recipe.name}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            disabled={isEmpty}
            busy={save.isPending}
            onClick={() => save.mutate(breaches.length > 0)}
          >
            {breaches.length > 0 ? 'Save anyway' : 'Check and save'}
          </Button>
        </>
      }
    >
      <div className="dialog-body">
        <p className="soft">
          We’ll check your changes against the diets and allergens this recipe was made for. Clear a
          line to remove it.
        </p>
        <LineFields
          {...ingredientFields}
          lines={ingredients}
          onChange={change(setIngredients)}
          noteOn={noteOnEdited(seen, instructions)}
        />
        <LineFields {...stepFields} lines={instructions} onChange={change(setInstructions)} />
        <Outcome breaches={breaches} hasFailed={save.isError} />
      </div>
    </Dialog>
  );
}

/** Shows what the change breaks, or that it could not be saved. */
function Outcome({ breaches, hasFailed }: { breaches: readonly Breach[]; hasFailed: boolean }) {
  if (hasFailed) {
    return (
      <NoticeBox tone="tomato" title="Your changes weren’t saved.">
        <p>Check your connection, or open the recipe again if you changed it somewhere else.</p>
      </NoticeBox>
    );
  }
  if (breaches.length === 0) return null;
  return (
    <NoticeBox tone="tomato" title="This no longer fits what the recipe was made for.">
      {breaches.map(({ subject, lines }) => (
        <p key={subject}>
          {subject}: {lines.map((line) => `“${line}”`).join(', ')}
        </p>
      ))}
      <p>If you save it anyway, the recipe will no longer say it’s checked for this.</p>
    </NoticeBox>
  );
}
