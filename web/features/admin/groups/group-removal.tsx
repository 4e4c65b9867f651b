import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminKeys } from '../admin-keys.ts';
import { RemovalDialog, type RemovalEffects } from '../list/removal-dialog.tsx';
import type { AdminGroup } from './admin-group.ts';
import { groupDraftOf, rebaseGroup } from './group-draft.ts';
import { removalInWords } from './removal-in-words.ts';
import { describeRemoval } from './save-group.ts';
import { useRemoveGroup } from './use-group-changes.ts';

type GroupRemovalDialogProps = {
  group: AdminGroup;
  /** @param removed true if the group is deleted now */
  onClose: (removed: boolean) => void;
};

/** Asks for confirmation before deleting a group and says what that affects. Asks again if another user changed it meanwhile. */
export function GroupRemovalDialog({ group, onClose }: GroupRemovalDialogProps) {
  const [seen, setSeen] = useState(group);
  const [meanwhile, setMeanwhile] = useState<string[]>([]);
  const { data, isError } = useQuery({
    queryKey: adminKeys.groupRemoval(seen.id, seen.version),
    queryFn: () => describeRemoval(seen.id),
    staleTime: 0,
  });
  const { mutate, isPending } = useRemoveGroup();

  function remove() {
    mutate(seen, {
      onSuccess: (outcome) => {
        if (outcome.kind !== 'changed') return onClose(true);
        const { changes } = rebaseGroup(groupDraftOf(seen), seen, outcome.now);
        setMeanwhile(
          changes.map((change) => `Someone else changed it in the meantime: ${change}.`),
        );
        setSeen(outcome.now);
      },
    });
  }

  return (
    <RemovalDialog
      open
      title={`Delete ${seen.name}?`}
      touched={touchedBy(seen, data, isError, meanwhile)}
      confirmLabel="Delete Group"
      busy={isPending}
      onConfirm={remove}
      onCancel={() => onClose(false)}
    />
  );
}

function touchedBy(
  group: AdminGroup,
  removal: Awaited<ReturnType<typeof describeRemoval>> | undefined,
  isUnknown: boolean,
  meanwhile: string[],
): RemovalEffects {
  if (removal) return [...meanwhile, ...removalInWords(group, removal)];
  // Already deleted: pressing Delete reports it.
  if (removal === null || isUnknown) return 'unknown';
  return 'looking';
}
