import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { importLimits, inMegabytes } from '../reading/limits.ts';

const endings = '.json,.jsonld,.md,.markdown,.txt,.html,.htm,.zip';

/** A place to drop files on, and a button for everybody who does not drag. */
export function ChooseFiles({ onChoose }: { onChoose: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    <>
      <p className="soft">
        From Saffron Table, Mealie, Tandoor or a recipe page: JSON-LD or Markdown files, or a zip of
        them.
      </p>
      <fieldset
        className="file-drop"
        data-over={isOver || undefined}
        aria-label="Files to import"
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          onChoose([...event.dataTransfer.files]);
        }}
      >
        <FileUp className="icon" />
        <Button tone="primary" onClick={() => input.current?.click()}>
          Choose files
        </Button>
        <p className="label faint only-mouse">or drop them here</p>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={endings}
          onChange={(event) => onChoose([...(event.target.files ?? [])])}
        />
      </fieldset>
      <ul className="plain-list label soft">
        <li>
          Up to {inMegabytes(importLimits.fileBytes)} a file and{' '}
          {importLimits.recipes.toLocaleString('en')} recipes at once.
        </li>
        <li>Pictures from other sites stay there.</li>
        <li>What you import has not been checked for diets or allergens.</li>
      </ul>
    </>
  );
}
