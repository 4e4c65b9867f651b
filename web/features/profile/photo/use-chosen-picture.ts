import { useEffect, useState } from 'react';
import { choosePhoto } from './choose-photo.ts';
import { fetchDialog } from './fetch-dialog.ts';
import type { OpenPicture } from './open-picture.ts';

async function prepare(
  file: File,
  loadDialog: () => Promise<unknown>,
): Promise<OpenPicture | null> {
  const picture = await choosePhoto(file);
  if (!picture || (await fetchDialog(loadDialog))) return picture;
  picture.close();
  return null;
}

/** The picture being framed. Another one replaces it only after it has opened as well; the previous one is then closed. */
export function useChosenPicture(loadDialog: () => Promise<unknown>) {
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => () => picture?.close(), [picture]);

  async function take(file: File) {
    setBusy(true);
    const chosen = await prepare(file, loadDialog);
    if (chosen) setPicture(chosen);
    setBusy(false);
  }

  return { picture, busy, take, drop: () => setPicture(null) };
}
