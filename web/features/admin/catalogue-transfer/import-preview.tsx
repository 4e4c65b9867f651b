import type { CatalogueFile, CatalogueImport } from '#contract/catalogue-file.ts';
import { NoticeBox } from '../../../ui/notice-box.tsx';
import { ChangeList } from './change-list.tsx';
import { CountsLine } from './counts-line.tsx';

type ImportPreviewProps = {
  file: CatalogueFile;
  preview: CatalogueImport;
  changedMeanwhile: boolean;
};

/** Shows what an import would change. */
export function ImportPreview({ file, preview, changedMeanwhile }: ImportPreviewProps) {
  const names = new Map(file.groups.map(({ slug, name }) => [slug, name]));
  return (
    <>
      {changedMeanwhile && (
        <NoticeBox tone="butter" title="The catalog was changed in the meantime">
          <p>Someone edited it since you last checked. Nothing was imported. Here's what's left.</p>
        </NoticeBox>
      )}
      {preview.changes.length === 0 ? (
        <NoticeBox tone="herb" title="Nothing to import">
          <p>The catalog already has everything in this file.</p>
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
