/**
 * The allowed imports. The first rule whose `from` matches a file applies. `to` lists path prefixes inside the project,
 * `packages` the npm packages (undefined: any). Modules of Node.js are allowed only with `node`.
 */
type Rule = { from: RegExp; to: string[]; packages?: RegExp; node?: boolean };

const serverShared = [
  'server/http/',
  'server/database/',
  'server/errors.ts',
  'server/services.ts',
  'server/settings/settings.ts',
  'server/settings/this-machine.ts',
  'server/disk/sync-folder.ts',
  'server/concurrency/concurrency-limiter.ts',
];
const pureRecipes = [
  ...[
    'recipe.ts',
    'prompt/',
    'reading/',
    'measures/',
    'checks/',
    'dish/',
    'classify/',
    'nutrition/',
  ],
].map((part) => `recipes/${part}`);
const webBase = [
  'web/ui/',
  'web/data/',
  'web/layout/',
  'web/assets/',
  'contract/',
  ...pureRecipes,
  // The spelling and the singular of words, without the tables of the pantry.
  'recipes/pantry/words.ts',
  // Reads times and servings from the name of a category.
  'recipes/selections/amounts.ts',
  // Decides which of several choices a recipe keeps.
  'recipes/selections/one-of-several.ts',
];

/** The table of allowed imports; tests/architecture.test.ts checks it. */
export const rules: Rule[] = [
  { from: /^contract\//, to: ['contract/'], packages: /^zod$/ },
  { from: /^recipes\/models\//, to: ['recipes/', 'contract/'], packages: /^(ai|@ai-sdk\/.+|zod)$/ },
  // The dictionary is a file of the package word-list.
  { from: /^recipes\/pantry\/ordinary-words\.ts$/, to: [], packages: /^word-list$/, node: true },
  {
    from: /^recipes\//,
    to: ['recipes/', 'contract/'],
    packages:
      /^(zod|lru-cache|mdast.*|micromark.*|hast.*|unist.*|yaml|jsonrepair|parse-ingredient)$/,
  },
  // The cookbook is parsed at build time: the running product does not include the parser.
  {
    from: /^chef\/cookbook\/reading\//,
    to: ['chef/', 'recipes/', 'contract/'],
    packages: /^(zod|yaml|@cooklang\/cooklang)$/,
  },
  {
    from: /^chef\//,
    to: ['chef/', 'recipes/', 'contract/'],
    packages: /^(zod|minisearch|lru-cache)$/,
  },
  // Finds and weighs the foods of a recipe with the code of the engine, and draws them without any package.
  {
    from: /^photographer\//,
    to: [
      'photographer/',
      'recipes/pantry/',
      'recipes/nutrition/count-nutrition.ts',
      'recipes/random.ts',
      'contract/plate-circle.ts',
    ],
    packages: /^$/,
  },
  // Answers the calls of Stripe's client and draws the provider's pages. The server decides who may see them.
  {
    from: /^payment-sandbox\//,
    to: ['payment-sandbox/', 'contract/'],
    packages: /^(hono(\/.+)?|pino|postgres|stripe|zod)$/,
    node: true,
  },
  {
    from: /^server\/(http|database)\//,
    to: [...serverShared, 'server/secret-key.ts', 'server/concurrency/', 'contract/'],
    node: true,
  },
  // Everything may need these, so they need nothing of the server.
  { from: /^server\/(concurrency|disk)\//, to: [], node: true },
  { from: /^server\/settings\//, to: ['recipes/models/', 'contract/'], node: true },
  // Starts, watches and stops the process around the app. Only main.ts needs it.
  {
    from: /^server\/process\//,
    to: ['server/app.ts', 'server/settings/', 'server/database/', 'recipes/models/'],
    node: true,
  },
  {
    // Encoding pictures and naming stored objects are shared code, not a door. So are the texts of mails: the function that deletes an account
    // also sends the last mail, because the address is gone afterwards.
    from: /^server\/functions\//,
    to: [
      ...serverShared,
      'server/payments/',
      'server/storage/picture-format.ts',
      'server/storage/re-encode-picture.ts',
      'server/storage/stored-name.ts',
      'server/mail/messages/',
      'recipes/',
      'photographer/photograph.ts',
      'contract/',
    ],
    node: true,
  },
  // The texts of mails are not a door: code that sends mail may use them and the types of the carriers.
  {
    from: /^server\/auth\//,
    to: [
      ...serverShared,
      'server/settings/auth-settings.ts',
      'server/mail/messages/',
      'server/mail/carrier.ts',
      'server/mail/sms-carrier.ts',
      'contract/',
    ],
    node: true,
  },
  // Background jobs also settle payments, send mails about money, and remove bytes with the code of the storage door.
  {
    from: /^server\/operations\//,
    to: [
      ...serverShared,
      'server/payments/',
      'server/storage/leftovers.ts',
      'server/storage/store-mark.ts', // a sweep checks which database owns the store before it removes anything
      'server/storage/stored-name.ts',
      // A backup contains the objects, checks their bytes, and records which SECRET_KEY can read it.
      'server/storage/object-store.ts',
      'server/storage/object-content.ts',
      'server/secret-key.ts',
      'server/mail/messages/',
      'server/mail/carrier.ts',
      'contract/',
    ],
    node: true,
  },
  {
    from: /^server\/mail\//,
    to: [...serverShared, 'server/settings/mailbox-visibility.ts', 'contract/'],
    node: true,
  },
  // Events are counted where they happen, or by a wrapper around a service that does not count them.
  {
    from: /^server\/metrics\//,
    to: [
      ...serverShared,
      'server/mail/carrier.ts',
      'server/mail/sms-carrier.ts',
      'server/storage/object-store.ts',
    ],
    node: true,
  },
  // The provider's stand-in is opened like the provider, and its pages get their door here.
  {
    from: /^server\/payments\//,
    to: [
      ...serverShared,
      'payment-sandbox/sandbox.ts',
      'payment-sandbox/pages/add-pages.ts',
      'contract/',
    ],
    node: true,
  },
  {
    from: /^server\/pages\//,
    to: [...serverShared, 'contract/', 'web/data/request-context.ts'],
    node: true,
  },
  { from: /^server\/[a-z-]+\//, to: [...serverShared, 'contract/'], node: true },
  {
    from: /^server\//,
    to: ['server/', 'recipes/models/', 'chef/chef-on-demand.ts', 'contract/'],
    node: true,
  },
  { from: /^web\/data\//, to: ['web/data/', 'contract/', ...pureRecipes] },
  { from: /^web\/ui\//, to: ['web/ui/', 'contract/'] },
  { from: /^web\/layout\//, to: webBase },
  // The Cooklang export finds foods, their amounts and times in the steps with the code of cook mode.
  {
    from: /^web\/features\/recipes\/transfer\/cooklang\/writing\//,
    to: [
      ...webBase,
      'web/features/cook-mode/step-ingredients/',
      'web/features/cook-mode/timers/find-times.ts',
    ],
  },
  { from: /^web\/features\//, to: webBase },
  { from: /^web\/pages\//, to: ['web/features/', ...webBase] },
  // Part of every page, in front of its text: nothing of the app's own code.
  { from: /^web\/inline\//, to: ['web/data/browser-storage-keys.ts', 'contract/late-scripts.ts'] },
  { from: /^web\/entry\.server\.tsx$/, to: ['web/', 'contract/'], node: true },
  { from: /^web\//, to: ['web/', 'contract/'] },
  { from: /^(tests|scripts|bench)\//, to: [''], node: true },
];
