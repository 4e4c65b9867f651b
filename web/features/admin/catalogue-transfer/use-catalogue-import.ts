import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CatalogueFile, CatalogueImport } from '#contract/catalogue-file.ts';
import { refreshCatalogue } from '../catalogue/refresh-catalogue.ts';
import { importCatalogue, previewImport } from './catalogue-calls.ts';
import { readCatalogueFile } from './read-catalogue-file.ts';
import { hasChangedMeanwhile, refusalInWords } from './refusal-in-words.ts';

export type ImportState =
  | { step: 'choose' }
  | { step: 'looking' }
  | { step: 'unusable'; problems: string[] }
  /** The request failed or got no response: the same file may be checked again. */
  | { step: 'unanswered'; file: CatalogueFile; mayBeImported: boolean }
  | { step: 'preview'; file: CatalogueFile; preview: CatalogueImport; changedMeanwhile: boolean }
  | { step: 'importing'; file: CatalogueFile }
  | { step: 'done'; result: CatalogueImport };

/** State of a catalogue import: choose a file, preview it, import it. */
export function useCatalogueImport() {
  const client = useQueryClient();
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  /** Number of the latest request. After Cancel, the response of an older one must not change the step. */
  const latest = useRef(0);

  async function look(file: CatalogueFile, changedMeanwhile = false) {
    const mine = ++latest.current;
    setState({ step: 'looking' });
    const next = await previewImport(file).then(
      (preview): ImportState => ({ step: 'preview', file, preview, changedMeanwhile }),
      (error: unknown) => stateAfter(error, file, false),
    );
    if (mine === latest.current) setState(next);
  }

  async function choose(chosen: File) {
    const mine = ++latest.current;
    setState({ step: 'looking' });
    const read = await readCatalogueFile(chosen);
    if (mine !== latest.current) return;
    if ('problems' in read) setState({ step: 'unusable', problems: read.problems });
    else await look(read.file);
  }

  async function confirm(file: CatalogueFile, { fingerprint }: CatalogueImport) {
    setState({ step: 'importing', file });
    try {
      setState({ step: 'done', result: await importCatalogue(file, fingerprint) });
    } catch (error) {
      if (hasChangedMeanwhile(error)) await look(file, true);
      else setState(stateAfter(error, file, true));
    } finally {
      await refreshCatalogue(client);
    }
  }

  function restart() {
    latest.current += 1;
    setState({ step: 'choose' });
  }

  return { state, choose, look, confirm, restart };
}

function stateAfter(error: unknown, file: CatalogueFile, mayBeImported: boolean): ImportState {
  console.warn('The catalogue could not be imported.', error);
  const refusal = refusalInWords(error);
  return refusal
    ? { step: 'unusable', problems: [refusal] }
    : { step: 'unanswered', file, mayBeImported };
}
