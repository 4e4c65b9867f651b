import { useEffect, useEffectEvent, useState } from 'react';
import { numberInWords } from '#contract/in-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { NoticeBox } from '../../../../ui/notice-box.tsx';
import type { DownloadFormat } from '../download-recipe.ts';
import { ProgressLine } from '../progress-line.tsx';
import { downloadEverything } from './download-everything.ts';

type DownloadDialogProps = { cookId: string; format: DownloadFormat; onClose: () => void };

/** Creates the file of all recipes while it is open, and closes when the file is saved. */
export function DownloadDialog({ cookId, format, onClose }: DownloadDialogProps) {
  const [count, setCount] = useState(0);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const failed = failedAttempt === attempt;

  const done = useEffectEvent(onClose);
  useEffect(() => {
    const work = new AbortController();
    downloadEverything(cookId, format, setCount, work.signal).then(
      () => done(),
      (cause: unknown) => {
        if (work.signal.aborted) return;
        console.warn('The recipes could not be downloaded.', cause);
        setFailedAttempt(attempt);
      },
    );
    return () => work.abort();
  }, [cookId, format, attempt]);

  return (
    <Dialog
      open
      title="Download all recipes"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {failed && (
            <Button tone="primary" onClick={() => setAttempt(attempt + 1)}>
              Try Again
            </Button>
          )}
        </>
      }
    >
      <div className="dialog-body">
        {failed ? (
          <NoticeBox tone="tomato" title="We couldn't create the file">
            The connection was lost, or the server isn't responding. Your recipes are safe.
          </NoticeBox>
        ) : (
          <ProgressLine label="Collecting your recipes" share={undefined}>
            {numberInWords(count)} so far
          </ProgressLine>
        )}
      </div>
    </Dialog>
  );
}
