import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { notices } from '#contract/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { exportCatalogue } from './catalogue-calls.ts';
import './catalogue-transfer.css';
import { CatalogueImportDialog } from './catalogue-import-dialog.tsx';

/** Downloads the whole catalogue as a file that can be imported. @throws what exportCatalogue throws */
async function download(now: Date): Promise<void> {
  const file = { ...(await exportCatalogue()), exported_at: now.toISOString() };
  const text = `${JSON.stringify(file, null, 2)}\n`;
  saveFile(
    new Blob([text], { type: 'application/json' }),
    `saffron-table-catalogue-${file.exported_at.slice(0, 10)}.json`,
  );
}

/** Exports the catalogue as a file, and imports one. */
export function CatalogueTransfer() {
  const [isImporting, setIsImporting] = useState(false);
  const [isExporting, setIsExporting] = useState(false);

  async function onExport() {
    setIsExporting(true);
    try {
      await download(new Date());
    } catch (error) {
      console.warn('The catalogue could not be exported.', error);
      notify(notices.downloadFailed);
    } finally {
      setIsExporting(false);
    }
  }

  return (
    <section className="stack" aria-label="Catalog file">
      <h2 className="h3">Catalog file</h2>
      <p className="soft">
        Export all categories and groups as one JSON file, or import one. You'll see every change
        before it's made.
      </p>
      <div className="catalogue-transfer">
        <Button busy={isExporting} onClick={() => void onExport()}>
          {!isExporting && <Download className="icon" />}
          Export
        </Button>
        <Button onClick={() => setIsImporting(true)}>
          <Upload className="icon" />
          Import
        </Button>
      </div>
      {isImporting && <CatalogueImportDialog onClose={() => setIsImporting(false)} />}
    </section>
  );
}
