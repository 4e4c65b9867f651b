/** What programs of messages show of a link at most: 1.91 to 1. */
export const linkPreviewSize = { width: 1200, height: 630 } as const;

const door = '/link-previews';

/** Where the preview of a picture of this site is: its own path, below another door. */
export function linkPreviewPath(picturePath: string): string {
  return `${door}${picturePath}.jpg`;
}

/** The picture's path in the path of its preview. @returns undefined where it is no such path */
export function previewedPath(path: string): string | undefined {
  return path.startsWith(`${door}/`) && path.endsWith('.jpg')
    ? path.slice(door.length, -'.jpg'.length)
    : undefined;
}
