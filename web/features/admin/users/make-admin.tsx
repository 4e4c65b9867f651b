import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

type MakeAdminProps = { name: string; open: boolean; onCancel: () => void; onConfirm: () => void };

/** Asks before somebody gets every right there is. */
export function MakeAdmin({ name, ...dialog }: MakeAdminProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={`Make ${name} an admin?`}
      text="They'll be able to manage users, credits, purchases and the catalog."
      confirmLabel="Make admin"
    />
  );
}
