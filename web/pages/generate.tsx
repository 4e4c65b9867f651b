import { lazy, Suspense } from 'react';
import { GenerateSkeleton } from '../features/generate/generate-skeleton.tsx';
import { pageMeta } from '../layout/page-meta.ts';

/** Lazy: a visitor chooses without the code that generates and shows a recipe. */
const CookGenerate = lazy(() => import('./cook-generate.tsx'));

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
