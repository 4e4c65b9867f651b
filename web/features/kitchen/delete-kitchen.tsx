import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteKitchen } from '../../data/kitchen/answer-kitchen.ts';
import { kitchenKey } from '../../data/kitchen/use-kitchen.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { NoticeBox } from '../../ui/notice-box.tsx';

/** Deletes all answers after a confirmation dialog. */
export function DeleteKitchen({ cookId }: { cookId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: () => deleteKitchen(cookId),
    onSuccess: () => client.invalidateQueries({ queryKey: kitchenKey(cookId) }),
    onError: (cause) => console.warn('The kitchen could not be deleted.', cause),
    onSettled: () => setIsAsking(false),
  });
  return (
    <>
      <Button tone="ghost" className="justify-self-start" onClick={() => setIsAsking(true)}>
        Delete these answers
      </Button>
      {removal.isError && (
        <NoticeBox tone="tomato" title="We couldn't delete your answers">
          Check your connection and try again.
        </NoticeBox>
      )}
      <ConfirmDialog
        open={isAsking}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => removal.mutate()}
        title="Delete your kitchen?"
        text="We'll also forget what you never eat. New recipes may include it unless you choose it again."
        confirmLabel="Delete"
        busy={removal.isPending}
      />
    </>
  );
}
