import type { CatalogueImport } from '#contract/catalogue-file.ts';
import { NoticeBox } from '../../../ui/notice-box.tsx';
import { CountsLine } from './counts-line.tsx';

/** Shows the counts of a completed import. */
export function ImportResult({ result }: { result: CatalogueImport }) {
  return (
    <NoticeBox tone="herb" title="Imported">
      <CountsLine what="Groups" counts={result.group} />
      <CountsLine what="Categories" counts={result.category} />
    </NoticeBox>
  );
}
