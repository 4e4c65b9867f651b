import { Download } from 'lucide-react';
import { useState } from 'react';
import { notices } from '#contract/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';

/** Profile, Your data: exports a copy of all of the cook's data. */
export function YourData() {
  const [busy, setBusy] = useState(false);
  function collect() {
    setBusy(true);
    import('./export-data.ts')
      .then(({ exportData }) => exportData())
      .catch((cause: unknown) => {
        console.warn('What collects the data could not be loaded.', cause);
        notify(notices.dataNotExported);
      })
      .finally(() => setBusy(false));
  }
  return (
    <section className="card profile-wide account-section" aria-labelledby="your-data">
      <div className="grid gap-2">
        <h2 className="card-title" id="your-data">
          Your data
        </h2>
        <p className="small soft">
          Everything we have about you in one file: your recipes and their pictures, what you
          generated, rated and bought, and where you're signed in.
        </p>
      </div>
      <Button busy={busy} onClick={collect}>
        {!busy && <Download className="icon" />}
        {busy ? 'Collecting...' : 'Export my data'}
      </Button>
    </section>
  );
}
