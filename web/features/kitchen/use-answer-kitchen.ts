import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerKitchen, type GivenAnswers } from '../../data/kitchen/answer-kitchen.ts';
import { kitchenKey } from '../../data/kitchen/use-kitchen.ts';

/** Saves answers and refetches the kitchen. @param onSaved called after the refetch */
export function useAnswerKitchen(cookId: string, onSaved?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answers: GivenAnswers) => answerKitchen(answers),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: kitchenKey(cookId) });
      onSaved?.();
    },
    onError: (cause) => console.warn('The kitchen could not be saved.', cause),
  });
}
