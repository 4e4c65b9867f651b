/** The part of Vite's manifest that describes which file imports which others. */
export type BuildManifest = Record<
  string,
  {
    file: string;
    src?: string;
    isEntry?: boolean;
    imports?: string[];
    dynamicImports?: string[];
    css?: string[];
    assets?: string[];
  }
>;

/** The public pages, and the modules that they load dynamically while in use. */
const publicSources = [
  /^web\/entry\.client/,
  /^web\/root\./,
  /^web\/layout\/(site-layout|phone-menu)\./,
  /^web\/pages\/(home|recipe|cook|about|privacy|terms|faq|contact|not-found)\./,
  /^web\/features\/(cook-mode|recipes\/(more-menu|shopping-list|convert))/,
  /^web\/ui\/toaster\./,
  /^contract\/notices\./,
];
/** The Admin Panel: loaded for admins only, and useless offline. */
const neverKept = /^web\/(pages\/admin\.|features\/admin\/)/;
/** Only Latin fonts are cached; fonts for other scripts and pictures load on demand. */
const keptFonts = /-latin-wght-normal-[^/]*\.woff2$/;

const isListed = (manifest: BuildManifest, key: string) => {
  const source = manifest[key]?.src ?? key;
  return publicSources.some((pattern) => pattern.test(source));
};

/** Returns the transitive imports of these parts; with `deep`, also the dynamic imports. */
function reach(manifest: BuildManifest, from: readonly string[], deep: boolean): Set<string> {
  const found = new Set<string>();
  const open = [...from];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const part = manifest[key];
    if (!part || found.has(key) || neverKept.test(part.src ?? key)) continue;
    found.add(key);
    open.push(...(part.imports ?? []), ...(deep ? (part.dynamicImports ?? []) : []));
  }
  return found;
}

function filesOf(manifest: BuildManifest, keys: ReadonlySet<string>): Set<string> {
  const files = [...keys].flatMap((key) => {
    const part = manifest[key];
    const fonts = (part?.assets ?? []).filter((file) => keptFonts.test(file));
    return part ? [part.file, ...(part.css ?? []), ...fonts] : [];
  });
  return new Set(files.map((file) => `/${file}`));
}

/** Returns the files that the service worker caches for all visitors, and the additional ones for a cook. */
export function listOfflineFiles(manifest: BuildManifest): { frame: string[]; cook: string[] } {
  const keys = Object.keys(manifest);
  const frame = filesOf(
    manifest,
    reach(
      manifest,
      keys.filter((key) => isListed(manifest, key)),
      false,
    ),
  );
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  const all = filesOf(manifest, reach(manifest, entries, true));
  return {
    frame: [...frame].sort(),
    cook: [...all].filter((file) => !frame.has(file)).sort(),
  };
}
