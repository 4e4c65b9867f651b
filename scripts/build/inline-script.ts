import { build, type Plugin, type Rolldown } from 'vite';

/** An import of `./file.ts?inline-script` is the text of that file and of all that it imports, as one classic script. */
const query = '?inline-script';

/**
 * The oldest syntax that the bundler writes, and older than modules: every browser that could start the app can parse it. The app itself
 * is built for newer browsers, and part of the script has to run where the app does not start.
 */
const target = 'es2015';

/** The text of an inline script, and the paths of the files that it was made of. */
type InlineScript = { text: string; sources: readonly string[] };

/**
 * Bundles a file with its imports into one minified classic script.
 * @param file its absolute path
 * @throws Error if it does not fit into one script element
 */
export async function bundleInlineScript(file: string): Promise<InlineScript> {
  // Constants are inlined, so that the chunk does not name the modules that they come from.
  const sources = new Set<string>();
  const noteSources: Plugin = {
    name: 'note-sources',
    moduleParsed: ({ id }) => void sources.add(id),
  };
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [noteSources],
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: {
        input: file,
        // Constants are used once or twice: their values are shorter than their names.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: { format: 'iife' },
      },
    },
  });
  const [chunk, ...others] = (built as Rolldown.RolldownOutput).output;
  if (others.length > 0) throw new Error(`${file} needs more than one script.`);
  const text = chunk.code.trim();
  // The element's content is not escaped: such a text would end it, or hide its end.
  if (/<\/script|<!--/i.test(text)) throw new Error(`${file} cannot stand in a script element.`);
  return { text, sources: [...sources] };
}

/**
 * Imports inline scripts (docs/decisions/0116-build-the-inline-script.md). The development server bundles a script again after a change to
 * one of its files.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const { text, sources } = await bundleInlineScript(id.slice(0, -query.length));
        for (const source of sources) this.addWatchFile(source);
        return `export default ${JSON.stringify(text)};`;
      },
    },
  };
}
