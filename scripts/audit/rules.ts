/** The requirements on the packages of a lock file. */
export type Rules = {
  /** Licences allowed for building and running this product: none requires more than attribution. */
  licences: ReadonlySet<string>;
  /** The licences of packages whose own files state a licence that the lock file omits or words differently. */
  licenceOf: Readonly<Record<string, string>>;
  /** Packages that may have another licence. */
  licenceExceptions: readonly { name: RegExp; licence: string }[];
  /** Packages allowed in one version only: a second version would be a second place to patch. */
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
    'CC-BY-4.0', // data tables
    'ISC',
    'MIT',
    'MIT-0',
    'MPL-2.0', // copyleft per file: no obligations for unmodified files
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
    // The image library under sharp: a separate, dynamically loaded file that can be replaced.
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

/** Advisories that were reviewed and do not affect this product, each with its expiry date. */
export const acceptedAdvisories: readonly { url: string; until: string; because: string }[] = [];
