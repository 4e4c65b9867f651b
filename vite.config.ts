import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: 'web/public',
  // light-dark() as the browsers know it: lowered to variables it would no longer follow color-scheme on a part of a page.
  build: { cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'] },
  plugins: [tailwindcss(), reactRouter()],
});
