import type { Plugin } from 'vite';

const printer = /\n *inst\._zod\.processJSONSchema = [^;]*;/g;
const imported =
  /import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from "[^"]*";/;
const stand = `const createToJSONSchemaMethod = () => () => {
  throw new Error('Pages are built without the JSON Schema part of zod.');
};
const createStandardJSONSchemaMethod = createToJSONSchemaMethod;`;

/**
 * Removes what prints schemas as JSON Schema from zod's module of schemas: a printer for each type, and the methods that call them.
 * @throws Error if the module no longer looks like that
 */
export function removeJsonSchemas(code: string): string {
  const withoutPrinters = code.replaceAll(printer, '');
  const without = withoutPrinters.replace(imported, stand);
  if (withoutPrinters === code || without === withoutPrinters) {
    throw new Error('zod has changed: scripts/build/without-json-schemas.ts finds nothing in it.');
  }
  return without;
}

/**
 * Builds pages without the part of zod that prints JSON Schema. No page uses it, but each schema refers to it, so that the bundler cannot
 * leave it out: 5 kB on the wire for every page that reads a response.
 */
export const withoutJsonSchemas: Plugin = {
  name: 'without-json-schemas',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
    handler: (code) => ({ code: removeJsonSchemas(code), map: null }),
  },
};
