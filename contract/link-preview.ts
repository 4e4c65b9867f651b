import { picturesPath } from './recipe-picture-address.ts';

/** The largest size that messaging apps show in a link preview: 1.91 to 1. */
export const linkPreviewSize = { width: 1200, height: 630 } as const;

const door = '/link-previews';

/** Pictures that a preview may show: those of the build and those of recipes. */
const previewable = new RegExp(
  `^(/(assets|images)/[\\w-][\\w.-]*|${picturesPath}[\\w-]+(/[\\w-]+)*)\\.(webp|avif)$`,
);

/** Returns whether a preview can be made of the picture at this path of the site. */
export function canBePreviewed(picturePath: string): boolean {
  return previewable.test(picturePath);
}

/** Returns the path of a picture's preview: the picture's own path under /link-previews, plus .jpg. */
export function linkPreviewPath(picturePath: string): string {
  return `${door}${picturePath}.jpg`;
}

/** Extracts the picture's path from the path of its preview. @returns undefined for any other path */
export function previewedPath(path: string): string | undefined {
  if (!path.startsWith(door) || !path.endsWith('.jpg')) return undefined;
  const picturePath = path.slice(door.length, -'.jpg'.length);
  return canBePreviewed(picturePath) ? picturePath : undefined;
}
