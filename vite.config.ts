import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { inlineScripts } from './scripts/build/inline-script.ts';
import { withoutJsonSchemas } from './scripts/build/without-json-schemas.ts';

const oneOf = (...paths: string[]) => new RegExp(paths.join('|'));

/**
 * What every public page has: one file instead of two dozen small ones, which would squeeze badly and each cost a request.
 * Parts that come later (account area, phone menu, toasts) are not in it.
 */
const frame = oneOf(
  'web/layout/(by-session|error-|inline-script|logo|main-nav|missing-code|nav-items|not-found|offline-banner|page-meta)',
  'web/layout/(phone-menu-button|recipe-skeleton|site-|theme-switch|static-page|breadcrumbs|use-redirect-error)',
  'web/ui/(button|empty-state|notify|picture-or-placeholder|plain-toaster|plate|spinner|toast-host|badge|keyed|notice-box)',
  'web/data/(browser-storage|cooking-key|supabase-client|device/kept-for|offline/worker\\.|session/(session-store|start-session))',
  'web/assets/',
  'react-dom/(index|cjs/react-dom\\.production)',
  'lucide-react/dist/esm/(createLucideIcon|Icon|shared|defaultAttributes|context)',
  'lucide-react/dist/esm/icons/(arrow-right|check|download|chevron-right|circle-exclamation-point|triangle-exclamation-point|info)\\.',
);
/** What reading a recipe takes, likewise. */
const recipe = oneOf(
  'web/ui/(recipe-sections|nutrition-panel)',
  'web/data/recipes/schema-org/recipe\\.',
  'web/features/recipes/(recipe-page|average-line|visitor-|recipe-share|more-button)',
);

/** What every page of somebody who is signed in has, likewise; the data client stays a file of its own, since signing in needs it, too. */
const account = oneOf(
  '@tanstack/(query-core|react-query)/',
  'web/layout/(account-area|avatar|sign-out)',
  'web/data/(query-client|query-provider|fetch-with-retries|random-uuid|row-range|search-pattern)',
  'web/data/(credits/(credit-keys|use-credit-balance)|live/|device/(forget-offline-data|offline-database|picture-cache)|offline/(keep-|saved-|sync-|visited-recipes)|recipes/(recipe-queries|recipe-details|recipe-view))',
  'web/data/session/(follow-session|forget-traces|log-out-mark|profile-changes|reload-cook|run-for-signed-in-cook|start-live)',
  'lucide-react/dist/esm/icons/(book-open|coins|log-out|user-round|trash)\\.',
);
/** What most of those pages have: dialogs, and what a cook does with a recipe. */
const cooking = oneOf(
  'web/ui/(dialog|confirm-dialog|use-focus-return|pagination)',
  'web/layout/(needs-script|signed-in)',
  'web/features/recipes/(recipe-body|deleted-recipe-note|use-(favorite|deleted-recipe-notice|recipe-as-cook|recipe-change|save-recipe))',
);

/**
 * Few lines that several of the parts here share, in separate files, so that no page loads a whole part for them. A part takes with it
 * all that it imports, so these come first in the list below.
 */
const gatewayStatus = oneOf('web/data/connection/is-gateway-status');
/** A file of their own: without it the landing page, which names the price of a recipe, would load the payment schemas with the packs. */
const packs = oneOf('contract/packs');
const besideRecipe = oneOf(
  'web/data/(session/stored-session|marks-of-cook|kitchen/kept-kitchen)',
  'web/ui/(back-closes|segment)',
  'contract/list-in-words',
  'lucide-react/dist/esm/icons/(plus|ellipsis)\\.',
);
/** What reading a recipe and cooking from it have in common. */
const recipeRoute = oneOf(
  'web/data/offline/recipe-page-data',
  'web/layout/(recipe-page-error|measure-tools)',
  'web/ui/(stars|stepper|tip-list|is-heading|split-amount)',
  'web/data/recipes/(use-measured-recipe|is-sample)',
  'web/features/recipes/(visitor-(invite|rating)|rating-card-frame)',
);
const inputs = oneOf('web/ui/(field\\.tsx|use-debounced-value)', 'web/data/catalogue\\.');
const pantryWords = oneOf('recipes/pantry/words\\.');
const icons = oneOf('lucide-react/dist/esm/icons/(x|clock|chevron-left|rotate-ccw)\\.');
/** What signing in and being signed in have in common. */
const calls = oneOf(
  'node_modules/(zod|tslib)/',
  'contract/notices',
  'web/data/(retry-wait|session/cook\\.)',
);
/**
 * What the pages that sign in share with the profile, what the payment pages share, what choosing takes, and what cooking does: each page
 * names one file instead of six. Every page loads the list of these names.
 */
const signingIn = oneOf(
  'web/features/session/(account-schemas|contact-field|new-password-fields)',
  'web/data/(session/(call-auth|call-passkeys|device-keys)|phone-number)',
  'web/layout/(sent-code|local-mailbox-link)',
  'web/ui/provider-mark',
  'lucide-react/dist/esm/icons/(mail|key-round)\\.',
);
const paying = oneOf(
  'web/features/payments/(use-payment|next-steps)',
  'web/(ui/purchase-status-styles|data/credits/bought-for)',
);
const choosing = oneOf(
  'web/features/generate/(selection|selections-by-label|generate-skeleton|wish/wish-field)',
  'recipes/selections/amounts',
);
const cookMode = oneOf(
  'web/features/cook-mode/(cook-mode\\.css|timers/(use-alarm|find-times)|screen/ingredient-checks)',
  'recipes/measures/units',
  'lucide-react/dist/esm/icons/list-checks\\.',
);

/**
 * Recipe files are read in a worker, which has no document. Vite takes the form of this package that asks an element of the page for
 * the meaning of "&frac12;"; the other one knows by itself.
 */
const references = fileURLToPath(
  new URL('./node_modules/decode-named-character-reference/index.js', import.meta.url),
);

/**
 * Packages of hundreds of small files, of which the server's pages use a few: built in, they cost a start of the server nothing.
 * While developing they stay outside, where nothing is left out of them.
 */
const builtIn = [
  'lucide-react',
  'radix-ui',
  /^@radix-ui\//,
  // What radix-ui itself needs: no dependency of ours, so it need not be found from outside.
  /^@floating-ui\//,
  /^(aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib|detect-node-es)$/,
];

/**
 * Declares the two preloaded Latin fonts `font-display: optional`. A font that arrives after the first paint is used from the next page
 * load on: with fontsource's `swap`, lines wrap differently when it arrives, and everything below them moves. The other scripts keep
 * `swap`, because they are not preloaded.
 */
const keepLatinFontsFromSwapping: Plugin = {
  name: 'keep-latin-fonts-from-swapping',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = file.source
        .toString()
        .replace(/@font-face\{[^}]*-latin-wght-normal[^}]*\}/g, (face) =>
          face.replace(/font-display: *swap/, 'font-display:optional'),
        );
    }
  },
};

export default defineConfig(({ command }) => ({
  resolve: { alias: { 'decode-named-character-reference': references } },
  publicDir: 'web/public',
  // light-dark() as the browsers know it: lowered to variables it would no longer follow color-scheme on a part of a page.
  build: {
    // React Router would otherwise delete all of build/ first, also the compiled cookbook. scripts/build.ts removes what it replaces.
    emptyOutDir: false,
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // The foods of the pantry are one chunk of 990 kB, which a page loads when it measures a recipe.
    chunkSizeWarningLimit: 1100,
    // Which file brings which others: the service worker's list is made of it, and then it is removed (scripts/build).
    manifest: true,
  },
  // For `npm run dev`: every page's packages are found before the first one is asked for, not one after the other.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!web/**/*.test.ts'] },
  ...(command === 'build' && { ssr: { noExternal: builtIn } }),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'gateway-status', test: gatewayStatus },
                { name: 'packs', test: packs },
                { name: 'frame', test: frame },
                { name: 'beside-recipe', test: besideRecipe },
                { name: 'inputs', test: inputs },
                { name: 'pantry-words', test: pantryWords },
                { name: 'icons', test: icons },
                { name: 'calls', test: calls },
                { name: 'recipe-route', test: recipeRoute },
                { name: 'recipe', test: recipe },
                { name: 'account', test: account },
                { name: 'cooking', test: cooking },
                { name: 'signing-in', test: signingIn },
                { name: 'paying', test: paying },
                { name: 'choosing', test: choosing },
                { name: 'cook-mode', test: cookMode },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    inlineScripts(),
    tailwindcss(),
    reactRouter(),
    keepLatinFontsFromSwapping,
    withoutJsonSchemas,
  ],
}));
