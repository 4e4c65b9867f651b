import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { saveFile } from '../../../ui/save-file.ts';

/** Recovery codes are shown and typed in groups of four; the server ignores the separators. */
function inGroups(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

function textOf(codes: string[]): string {
  return [
    `Recovery codes for Saffron Table (${window.location.host})`,
    'Each code works once, instead of your second step.',
    '',
    ...codes,
    '',
  ].join('\n');
}

function download(codes: string[]) {
  const file = new Blob([textOf(codes)], { type: 'text/plain' });
  saveFile(file, 'saffron-table-recovery-codes.txt');
}

/** Shows new recovery codes once. Closes only after the user confirms that they are stored, because they cannot be shown again. */
export function CodeSheet({ codes: plain, onStored }: { codes: string[]; onStored: () => void }) {
  const codes = plain.map(inGroups);
  const [stored, setStored] = useState(false);
  const [reminded, setReminded] = useState(false);
  return (
    <Dialog
      open
      title="Your recovery codes"
      onClose={() => (stored ? onStored() : setReminded(true))}
      actions={
        <Button tone="primary" onClick={() => (stored ? onStored() : setReminded(true))}>
          Done
        </Button>
      }
    >
      <div className="dialog-body code-sheet">
        <p className="soft">
          Keep these somewhere you can reach without your phone. Each one works once, instead of
          your second step. You won't see them again.
        </p>
        <ul className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="row">
          <CopyButton text={codes.join('\n')}>Copy</CopyButton>
          <Button onClick={() => download(codes)}>
            <Download className="icon" />
            Download
          </Button>
          <Button onClick={() => window.print()}>
            <Printer className="icon" />
            Print
          </Button>
        </div>
        <label className="check-label">
          <input
            type="checkbox"
            className="check"
            checked={stored}
            aria-describedby={reminded && !stored ? 'store-first' : undefined}
            onChange={(event) => setStored(event.target.checked)}
          />
          I've saved them
        </label>
        {reminded && !stored && (
          <p className="error" id="store-first" role="alert">
            Save them first, then check the box. You won't see them again.
          </p>
        )}
      </div>
    </Dialog>
  );
}
