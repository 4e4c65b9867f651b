import type { Random } from '#recipes/random.ts';
import { pair } from '../draft.ts';
import { anId, draft, type Grammar, type Known } from './grammar.ts';

// Valid requests of the pages: those that are rendered, their data, and the files.

const pages = [
  '/',
  '/about',
  '/privacy',
  '/terms',
  '/faq',
  '/contact',
  '/sitemap',
  '/generate',
  '/recipes',
  '/recipes/unsaved',
  '/profile',
  '/admin',
  '/credits',
  '/payment/success',
  '/payment/failed',
  '/payment/status',
  '/404',
  '/dashboard',
  '/auth',
  '/auth/forgot-password',
  '/auth/reset-password',
];
const queries = [
  'q',
  'page',
  'tab',
  'next',
  'redirect',
  'redirect_to',
  'session_id',
  'code',
  'error',
  'error_description',
  '_routes',
  'p',
];

const html: [string, string][] = [['accept', 'text/html']];

function page(random: Random, known: Known) {
  const id = anId(random, known);
  const path =
    random.next() < 0.4 ? random.pick([`/recipe/${id}`, `/recipe/${id}/cook`]) : random.pick(pages);
  const query =
    random.next() < 0.5
      ? [
          pair(
            random.pick(queries),
            random.pick(['1', 'soup', '/profile', 'https://evil.example', '//evil.example']),
          ),
        ]
      : [];
  const asData = random.next() < 0.25;
  return draft('GET', asData ? `${path === '/' ? '/_root' : path}.data` : path, {
    headers: html,
    query,
  });
}

export const pageGrammar: Grammar = {
  'ALL /*': page,
  'GET /*': page,
  'GET /assets/*': (random, known) =>
    draft(
      'GET',
      random.pick([
        ...known.files.filter((file) => file.startsWith('/assets/')),
        '/assets/none.js',
      ]),
    ),
  'GET /service-worker.js': () => draft('GET', '/service-worker.js'),
  'GET /app-shell/:version': () => draft('GET', '/app-shell/x'),
  'GET /robots.txt': () => draft('GET', '/robots.txt'),
  'GET /sitemap.xml': () => draft('GET', '/sitemap.xml'),
  'GET /sitemaps/*': (random) =>
    draft(
      'GET',
      random.pick([
        '/sitemaps/recipes-1.xml',
        '/sitemaps/pages.xml',
        '/sitemaps/recipes-999999.xml',
      ]),
    ),
  'GET /link-previews/*': (random, known) =>
    draft(
      'GET',
      random.pick([
        `/link-previews/avatars/${anId(random, known)}/a.jpg`,
        '/link-previews/images/home.jpg',
        '/link-previews/x',
      ]),
    ),
};
