import { Download, Ellipsis, FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import type { DownloadFormat } from './download-recipe.ts';

const ImportDialog = lazy(async () => {
  const { ImportDialog: dialog } = await import('./import/import-dialog.tsx');
  return { default: dialog };
});
const DownloadDialog = lazy(async () => {
  const { DownloadDialog: dialog } = await import('./everything/download-dialog.tsx');
  return { default: dialog };
});

type Opened = 'import' | DownloadFormat | null;

/** Menu of actions on all recipes. Its code is loaded when its button is pressed, the code of a dialog when it opens. */
export default function TransferMenu({ cookId }: { cookId: string }) {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Menu
        defaultOpen
        trigger={
          <Button>
            <Ellipsis className="icon" />
            <span className="max-[22.5rem]:sr-only">More</span>
          </Button>
        }
      >
        <MenuItem onSelect={() => setOpened('import')}>
          <FileUp className="icon" />
          Import recipes
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => setOpened('markdown')}>
          <Download className="icon" />
          Download all as Markdown
        </MenuItem>
        <MenuItem onSelect={() => setOpened('json-ld')}>
          <Download className="icon" />
          Download all as JSON-LD
        </MenuItem>
        <MenuItem onSelect={() => setOpened('cooklang')}>
          <Download className="icon" />
          Download all as Cooklang
        </MenuItem>
      </Menu>
      <Suspense>
        {opened === 'import' && <ImportDialog cookId={cookId} onClose={close} />}
        {opened !== null && opened !== 'import' && (
          <DownloadDialog cookId={cookId} format={opened} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
