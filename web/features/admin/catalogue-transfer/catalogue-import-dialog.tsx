import { countOf } from '#contract/in-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { NoticeBox } from '../../../ui/notice-box.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ChooseCatalogueFile } from './choose-catalogue-file.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportResult } from './import-result.tsx';
import { type ImportState, useCatalogueImport } from './use-catalogue-import.ts';

type Import = ReturnType<typeof useCatalogueImport>;

/** Imports a catalogue file: choose it, preview every change, then import all or nothing. */
export function CatalogueImportDialog({ onClose }: { onClose: () => void }) {
  const work = useCatalogueImport();
  return (
    <Dialog
      open
      wide
      title="Import catalog"
      // The dialog stays open during the import, which takes seconds, to show the result.
      onClose={() => work.state.step !== 'importing' && onClose()}
      actions={<Actions work={work} onClose={onClose} />}
    >
      <div className="dialog-body">
        <Content state={work.state} onChoose={(file) => void work.choose(file)} />
      </div>
    </Dialog>
  );
}

function Content({ state, onChoose }: { state: ImportState; onChoose: (file: File) => void }) {
  switch (state.step) {
    case 'choose':
      return <ChooseCatalogueFile onChoose={onChoose} />;
    case 'looking':
      return <Waiting words="Comparing the file with the catalog..." />;
    case 'importing':
      return <Waiting words="Importing..." />;
    case 'unusable':
      return (
        <NoticeBox tone="tomato" title="This file can't be imported">
          {state.problems.map((problem) => (
            <p key={problem} className="import-problem">
              {problem}
            </p>
          ))}
          <p>Nothing was changed.</p>
        </NoticeBox>
      );
    case 'unanswered':
      return (
        <NoticeBox tone="tomato" title="No response">
          <p>
            {state.mayBeImported
              ? "We don't know whether the file was imported. Check again to see what's left to do."
              : "We couldn't compare the file with the catalog. Nothing was changed."}
          </p>
        </NoticeBox>
      );
    case 'preview':
      return <ImportPreview {...state} />;
    case 'done':
      return <ImportResult result={state.result} />;
  }
}

function Waiting({ words }: { words: string }) {
  return (
    <p className="import-waiting" role="status">
      <Spinner />
      {words}
    </p>
  );
}

function Actions({ work, onClose }: { work: Import; onClose: () => void }) {
  const { state } = work;
  switch (state.step) {
    case 'choose':
      return <Button onClick={onClose}>Cancel</Button>;
    case 'looking':
      return <Button onClick={work.restart}>Cancel</Button>;
    case 'importing':
      return (
        <Button tone="primary" busy>
          Importing...
        </Button>
      );
    case 'unusable':
      return (
        <Button tone="primary" onClick={work.restart}>
          Choose another file
        </Button>
      );
    case 'unanswered':
      return (
        <>
          <Button onClick={onClose}>Close</Button>
          <Button tone="primary" onClick={() => void work.look(state.file)}>
            Check again
          </Button>
        </>
      );
    case 'preview': {
      const count = state.preview.changes.length;
      return (
        <>
          <Button tone={count === 0 ? 'primary' : 'secondary'} onClick={work.restart}>
            Choose another file
          </Button>
          {count > 0 && (
            <Button tone="primary" onClick={() => void work.confirm(state.file, state.preview)}>
              Import {countOf(count, 'change')}
            </Button>
          )}
        </>
      );
    }
    case 'done':
      return (
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      );
  }
}
