import { catalogueFileLimits } from '#contract/catalogue-file.ts';
import { numberInWords } from '#contract/in-words.ts';
import { FileDrop } from '../../../ui/file-drop.tsx';

/** Where an import begins: what it takes, and what it does with it. */
export function ChooseCatalogueFile({ onChoose }: { onChoose: (file: File) => void }) {
  return (
    <>
      <p className="soft">
        Choose a file that was exported here. You see every change before anything is imported.
      </p>
      <FileDrop
        name="File to import"
        accept=".json,application/json"
        onChoose={([file]) => file && onChoose(file)}
      />
      <ul className="effects label soft">
        <li>Categories and groups are matched by slug. None is deleted.</li>
        <li>A category stands in the groups that the file names for it, and in no others.</li>
        <li>
          Up to {catalogueFileLimits.fileBytes / 1024 / 1024} MB and{' '}
          {numberInWords(catalogueFileLimits.categories)} categories.
        </li>
      </ul>
    </>
  );
}
