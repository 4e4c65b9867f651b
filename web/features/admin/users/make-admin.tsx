import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

type MakeAdminProps = { name: string; open: boolean; onCancel: () => void; onConfirm: () => void };

/** Asks for confirmation before making a user an admin. */
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
