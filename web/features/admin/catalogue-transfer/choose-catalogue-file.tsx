import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { catalogueFileLimits } from '#contract/catalogue-file.ts';
import { Button } from '../../../ui/button.tsx';

/** A place to drop the file on, and a button for everybody who does not drag. */
export function ChooseCatalogueFile({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const chooseFirst = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onChoose(file);
  };
  return (
    <>
      <p className="soft">
        Choose a file that was exported here. You see every change before anything is imported.
      </p>
      <fieldset
        className="catalogue-drop"
        data-over={isOver || undefined}
        aria-label="File to import"
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          chooseFirst(event.dataTransfer.files);
        }}
      >
        <FileUp className="icon" />
        <Button tone="primary" onClick={() => input.current?.click()}>
          Choose file
        </Button>
        <p className="label faint only-with-mouse">or drop it here</p>
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,application/json"
          onChange={(event) => chooseFirst(event.target.files)}
        />
      </fieldset>
      <ul className="effects label soft">
        <li>Categories and groups are matched by slug. None is deleted.</li>
        <li>A category stands in the groups that the file names for it, and in no others.</li>
        <li>
          Up to {catalogueFileLimits.fileBytes / 1024 / 1024} MB and{' '}
          {catalogueFileLimits.categories.toLocaleString('en')} categories.
        </li>
      </ul>
    </>
  );
}
