import { catalogueFileLimits } from '#contract/catalogue-file.ts';
import { numberInWords } from '#contract/in-words.ts';
import { FileDrop } from '../../../ui/file-drop.tsx';

/** First step of an import: the file field, with what is accepted and what an import does. */
export function ChooseCatalogueFile({ onChoose }: { onChoose: (file: File) => void }) {
  return (
    <>
      <p className="soft">
        Choose a file exported from Saffron Table. You'll see every change before anything is
        imported.
      </p>
      <FileDrop
        name="File to import"
        accept=".json,application/json"
        onChoose={([file]) => file && onChoose(file)}
      />
      <ul className="effects label soft">
        <li>Categories and groups are matched by slug. Nothing is deleted.</li>
        <li>Each category ends up in the groups that the file lists for it, and no others.</li>
        <li>
          Up to {catalogueFileLimits.fileBytes / 1024 / 1024} MB and{' '}
          {numberInWords(catalogueFileLimits.categories)} categories.
        </li>
      </ul>
    </>
  );
}
