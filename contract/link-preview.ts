import { picturesPath } from './recipe-pictures.ts';

/** What programs of messages show of a link at most: 1.91 to 1. */
export const linkPreviewSize = { width: 1200, height: 630 } as const;

const door = '/link-previews';

/** Pictures that may be shown in a preview: those of the build, and those of recipes. */
const previewable = new RegExp(
  `^(/(assets|images)/[\\w-][\\w.-]*|${picturesPath}[\\w-]+(/[\\w-]+)*)\\.(webp|avif)$`,
);

/** Whether a preview can be made of the picture at this path of the site. */
export function canBePreviewed(picturePath: string): boolean {
  return previewable.test(picturePath);
}

/** Where the preview of a picture of this site is: its own path, below another door. */
export function linkPreviewPath(picturePath: string): string {
  return `${door}${picturePath}.jpg`;
}

/** The picture's path in the path of its preview. @returns undefined where it is no such path */
export function previewedPath(path: string): string | undefined {
  if (!path.startsWith(door) || !path.endsWith('.jpg')) return undefined;
  const picturePath = path.slice(door.length, -'.jpg'.length);
  return canBePreviewed(picturePath) ? picturePath : undefined;
}
