import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

type GiveUpRoleProps = { open: boolean; onCancel: () => void; onConfirm: () => void };

/** Asks admins for confirmation before they remove their own admin role. */
export function GiveUpRole(props: GiveUpRoleProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Give up your own admin role?"
      text="You'll lose access to the Admin Panel right away. Only another admin can make you an admin again."
      confirmLabel="Make me a user"
    />
  );
}
