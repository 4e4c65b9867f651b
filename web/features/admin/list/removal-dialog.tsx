import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

/** What a removal affects, in sentences; `looking` while it is being read, `unknown` if it could not be read. */
export type RemovalEffects = readonly string[] | 'looking' | 'unknown';

type RemovalDialogProps = {
  open: boolean;
  /** "Delete Garlic?" */
  title: string;
  touched: RemovalEffects;
  /** "Delete Category" */
  confirmLabel: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks for confirmation before deleting a row and says what that affects. */
export function RemovalDialog({ touched, ...question }: RemovalDialogProps) {
  return (
    <ConfirmDialog {...question} text="This can't be undone.">
      <WhatIsTouched touched={touched} />
    </ConfirmDialog>
  );
}

function WhatIsTouched({ touched }: { touched: RemovalEffects }) {
  if (touched === 'looking') {
    return (
      <div className="removal-touched" role="status">
        <span className="sr-only">Checking what this affects...</span>
        <div className="skel" />
        <div className="skel" />
      </div>
    );
  }
  if (touched === 'unknown') {
    return <p className="small">We couldn't check what this affects.</p>;
  }
  return (
    <ul className="effects small removal-touched">
      {touched.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
