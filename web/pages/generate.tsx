import { lazy, Suspense } from 'react';
import { GenerateSkeleton } from '../features/generate/generate-skeleton.tsx';
import { pageMeta } from '../layout/page-meta.ts';

const load = () => import('./cook-generate.tsx');
/** Lazy: a visitor chooses without the code that generates and shows a recipe. A cook's code is on its way before the session is read. */
const CookGenerate = lazy(load);
if (typeof document !== 'undefined' && document.documentElement.dataset.session) void load();

export function meta() {
  return pageMeta({
    title: 'Generate Recipe',
    description: 'Choose what you feel like, and get a recipe made for it.',
  });
}

export default function Generate() {
  return (
    <Suspense fallback={<GenerateSkeleton />}>
      <CookGenerate />
    </Suspense>
  );
}
