import { numberInWords } from '#contract/in-words.ts';
import { FileDrop } from '../../../../ui/file-drop.tsx';
import { importLimits, inMegabytes } from '../imported/limits.ts';

const endings = '.json,.jsonld,.md,.markdown,.cook,.txt,.html,.htm,.zip';

/** First step of an import: choose files; shows the accepted formats and limits. */
export function ChooseFiles({ onChoose }: { onChoose: (files: File[]) => void }) {
  return (
    <>
      <p className="soft">
        From Saffron Table, Mealie, Tandoor, Cooklang or a recipe page: JSON-LD, Markdown or .cook
        files, or a zip of them.
      </p>
      <FileDrop name="Files to import" accept={endings} multiple onChoose={onChoose} />
      <ul className="plain-list label soft">
        <li>
          Up to {inMegabytes(importLimits.fileBytes)} a file and{' '}
          {numberInWords(importLimits.recipes)} recipes at once.
        </li>
        <li>Pictures from other sites aren't copied.</li>
        <li>Imported recipes aren't checked for diets or allergens.</li>
      </ul>
    </>
  );
}
