import { expect, test } from 'vitest';
import { listOfflineFiles } from './offline-files.ts';

const part = (file: string, more: object = {}) => ({ file: `assets/${file}.js`, ...more });
const manifest = {
  'web/entry.client.tsx': part('entry', {
    src: 'web/entry.client.tsx',
    isEntry: true,
    imports: ['_react'],
  }),
  'web/root.tsx': part('root', {
    src: 'web/root.tsx',
    isEntry: true,
    css: ['assets/app.css'],
    assets: [
      'assets/brygada-latin-wght-normal-1.woff2',
      'assets/brygada-cyrillic-wght-normal-1.woff2',
      'assets/hero.avif',
    ],
    dynamicImports: ['web/data/supabase.ts'],
  }),
  'web/pages/recipe.tsx': part('recipe', {
    src: 'web/pages/recipe.tsx',
    isEntry: true,
    imports: ['_react'],
  }),
  'web/pages/recipes.tsx': part('recipes', {
    src: 'web/pages/recipes.tsx',
    isEntry: true,
    dynamicImports: ['web/features/recipes/dialog.tsx'],
  }),
  'web/features/recipes/dialog.tsx': part('dialog', { src: 'web/features/recipes/dialog.tsx' }),
  'web/data/supabase.ts': part('supabase', { src: 'web/data/supabase.ts' }),
  'web/pages/admin.tsx': part('admin', {
    src: 'web/pages/admin.tsx',
    isEntry: true,
    dynamicImports: ['web/features/admin/users.tsx'],
  }),
  'web/features/admin/users.tsx': part('users', { src: 'web/features/admin/users.tsx' }),
  _react: part('react'),
};

test('all visitors get the public pages with their static imports, styles and fonts', () => {
  expect(listOfflineFiles(manifest).frame).toEqual([
    '/assets/app.css',
    '/assets/brygada-latin-wght-normal-1.woff2',
    '/assets/entry.js',
    '/assets/react.js',
    '/assets/recipe.js',
    '/assets/root.js',
  ]);
});

test('a cook also gets all other files, also lazy ones, except those of the Admin Panel', () => {
  expect(listOfflineFiles(manifest).cook).toEqual([
    '/assets/dialog.js',
    '/assets/recipes.js',
    '/assets/supabase.js',
  ]);
});
