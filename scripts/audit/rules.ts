/** What the packages of a lock file have to be. */
export type Rules = {
  /** Licences that this product may be built with and run on: none asks for more than to be named. */
  licences: ReadonlySet<string>;
  /** Packages whose own files name a licence that the lock file does not, or in other words. */
  licenceOf: Readonly<Record<string, string>>;
  /** Packages that may have another licence, and why. */
  licenceExceptions: readonly { name: RegExp; licence: string }[];
  /** Of these a second version would be a second place to mend. */
  oneVersionOf: ReadonlySet<string>;
};

export const rules: Rules = {
  licences: new Set([
    '0BSD',
    'AFL-2.1',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'CC-BY-4.0', // tables of data
    'ISC',
    'MIT',
    'MIT-0',
    'MPL-2.0', // by the file: what is used unchanged asks for nothing
    'OFL-1.1', // typefaces
    'Unlicense',
    'Zlib',
  ]),
  licenceOf: {
    busboy: 'MIT',
    'humanize-number': 'MIT',
    streamsearch: 'MIT',
    'xml-escape': 'MIT',
  },
  licenceExceptions: [
    // The picture library under sharp: a file of its own that is loaded, and may be exchanged.
    { name: /^@img\/sharp-(libvips-|win32-|wasm32)/, licence: 'LGPL-3.0-or-later' },
  ],
  oneVersionOf: new Set([
    '@node-rs/argon2',
    '@node-saml/node-saml',
    '@simplewebauthn/server',
    '@xmldom/xmldom',
    'hono',
    'jose',
    'nodemailer',
    'oauth4webapi',
    'openid-client',
    'otplib',
    'postgres',
    'react',
    'react-dom',
    'sharp',
    'stripe',
    'ws',
    'xml-crypto',
    'zod',
  ]),
};

/** Advisories that were read and do not concern this product, each with the day until when that holds. */
export const acceptedAdvisories: readonly { url: string; until: string; because: string }[] = [];
