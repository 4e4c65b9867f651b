import type { CatalogueFile, CatalogueImport } from '#contract/catalogue-file.ts';
import { NoticeBox } from '../../../ui/notice-box.tsx';
import { ChangeList } from './change-list.tsx';
import { CountsLine } from './counts-line.tsx';

type ImportPreviewProps = {
  file: CatalogueFile;
  preview: CatalogueImport;
  changedMeanwhile: boolean;
};

/** What an import would do, before it does. */
export function ImportPreview({ file, preview, changedMeanwhile }: ImportPreviewProps) {
  const names = new Map(file.groups.map(({ slug, name }) => [slug, name]));
  return (
    <>
      {changedMeanwhile && (
        <NoticeBox tone="butter" title="The catalogue has changed meanwhile">
          <p>Somebody edited it since you looked. Nothing was imported: this is what is left.</p>
        </NoticeBox>
      )}
      {preview.changes.length === 0 ? (
        <NoticeBox tone="herb" title="Nothing to import">
          <p>The catalogue says all that the file says.</p>
        </NoticeBox>
      ) : (
        <div role="status" className="import-counts">
          <CountsLine what="Groups" counts={preview.group} />
          <CountsLine what="Categories" counts={preview.category} />
        </div>
      )}
      <ChangeList changes={preview.changes} names={names} />
    </>
  );
}
