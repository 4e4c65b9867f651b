import { useState } from 'react';
import { countOf, numberInWords } from '#contract/in-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { NoticeBox } from '../../../../ui/notice-box.tsx';
import { ProgressLine } from '../progress-line.tsx';
import type { ImportPlan } from '../saving/plan-import.ts';
import { ChooseFiles } from './choose-files.tsx';
import { ImportPreview } from './import-preview.tsx';
import { OutcomeList } from './outcome-list.tsx';
import { type ImportState, useImport } from './use-import.ts';

type ImportDialogProps = { cookId: string; onClose: () => void };
type Import = ReturnType<typeof useImport>;

function inRecipes(count: number): string {
  return countOf(count, 'recipe');
}

/** Imports recipes from files: choose, review, save. */
export function ImportDialog({ cookId, onClose }: ImportDialogProps) {
  const work = useImport(cookId);
  const { state } = work;
  const [withDuplicates, setWithDuplicates] = useState(false);
  return (
    <Dialog
      open
      title="Import recipes"
      // While recipes are being saved, the first attempt to close only stops the import, in case it was a slip.
      onClose={state.step === 'saving' ? work.stop : onClose}
      actions={<Actions work={work} withDuplicates={withDuplicates} onClose={onClose} />}
    >
      <div className="dialog-body">
        <Content
          state={state}
          onChoose={(files) => void work.choose(files)}
          withDuplicates={withDuplicates}
          onWithDuplicates={setWithDuplicates}
        />
      </div>
    </Dialog>
  );
}

type ContentProps = {
  state: ImportState;
  onChoose: (files: File[]) => void;
  withDuplicates: boolean;
  onWithDuplicates: (wanted: boolean) => void;
};

function Content({ state, onChoose, withDuplicates, onWithDuplicates }: ContentProps) {
  switch (state.step) {
    case 'choose':
      return <ChooseFiles onChoose={onChoose} />;
    case 'reading':
      return (
        <ProgressLine label="Reading your files" share={state.share}>
          {inRecipes(state.foundCount)} found
        </ProgressLine>
      );
    case 'comparing':
      return <ProgressLine label="Comparing with your recipes" share={undefined} />;
    case 'unreadable':
      return (
        <NoticeBox tone="tomato" title="We couldn't read the files">
          {state.text}
        </NoticeBox>
      );
    case 'preview':
      return (
        <ImportPreview
          plan={state.plan}
          withDuplicates={withDuplicates}
          onWithDuplicates={onWithDuplicates}
        />
      );
    case 'saving':
      return (
        <ProgressLine label="Saving your recipes" share={state.doneCount / state.total}>
          {numberInWords(state.doneCount)} of {inRecipes(state.total)}
        </ProgressLine>
      );
    case 'stopped':
      return (
        <NoticeBox
          tone="butter"
          title={`${numberInWords(state.savedCount)} of ${inRecipes(state.total)} saved`}
        >
          {state.why.text}
        </NoticeBox>
      );
    case 'done':
      return (
        <>
          <NoticeBox tone="herb" title={`${inRecipes(state.savedCount)} saved`}>
            You'll find them at the top of My Recipes.
          </NoticeBox>
          <OutcomeList kind="refused" title="Not saved" rows={state.refused} />
        </>
      );
  }
}

function countToImport(plan: ImportPlan, withDuplicates: boolean): number {
  return plan.ready.length + (withDuplicates ? plan.duplicates.length : 0);
}

type ActionsProps = { work: Import; withDuplicates: boolean; onClose: () => void };

function Actions({ work, withDuplicates, onClose }: ActionsProps) {
  const { state } = work;
  switch (state.step) {
    case 'choose':
      return <Button onClick={onClose}>Cancel</Button>;
    case 'reading':
    case 'comparing':
      return <Button onClick={work.restart}>Cancel</Button>;
    case 'unreadable':
      return (
        <Button tone="primary" onClick={work.restart}>
          Choose other files
        </Button>
      );
    case 'preview': {
      const count = countToImport(state.plan, withDuplicates);
      return (
        <>
          <Button tone={count === 0 ? 'primary' : 'secondary'} onClick={work.restart}>
            Choose other files
          </Button>
          {count > 0 && (
            <Button tone="primary" onClick={() => void work.confirm(state.plan, withDuplicates)}>
              Import {inRecipes(count)}
            </Button>
          )}
        </>
      );
    }
    case 'saving':
      return <Button onClick={work.stop}>Stop</Button>;
    case 'stopped':
      return (
        <>
          <Button onClick={onClose}>Close</Button>
          {state.why.canGoOn && (
            <Button tone="primary" onClick={() => void work.goOn()}>
              Continue
            </Button>
          )}
        </>
      );
    case 'done':
      return (
        <Button tone="primary" onClick={onClose}>
          Show my recipes
        </Button>
      );
  }
}
