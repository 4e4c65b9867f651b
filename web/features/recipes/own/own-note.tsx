import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { textLimits } from '#contract/limits.ts';
import { recipeKeys } from '../../../data/recipes/recipe-queries.ts';
import { Button } from '../../../ui/button.tsx';
import { type OwnPart, saveNote } from './read-own.ts';

type OwnNoteProps = { cookId: string; recipeId: string; saved: string };

/** A note on the cook's own recipe, such as "less salt". */
export function OwnNote({ cookId, recipeId, saved }: OwnNoteProps) {
  const [words, setWords] = useState(saved);
  const id = useId();
  const client = useQueryClient();
  const queryKey = recipeKeys.own(cookId, recipeId);
  const save = useMutation({
    mutationFn: () => saveNote(cookId, recipeId, words),
    onSuccess: async () => {
      // A request that began before the note was saved would bring back the old one.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (own?: OwnPart) => own && { ...own, note: words.trim() });
    },
    onError: (error) => console.warn('The note could not be saved.', error),
  });
  const isChanged = words.trim() !== saved;
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <label htmlFor={id}>Your note</label>
      <textarea
        id={id}
        className="input"
        rows={3}
        maxLength={textLimits.recipeNote}
        placeholder="Less salt. Ten more minutes in our oven."
        aria-describedby={`${id}-state`}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="row between">
        <p className="hint" id={`${id}-state`} role="status">
          {save.isError
            ? 'Your note wasn’t saved. Please try again.'
            : saved && !isChanged && 'Saved'}
        </p>
        <Button size="small" type="submit" disabled={!isChanged} busy={save.isPending}>
          Save note
        </Button>
      </div>
    </form>
  );
}
