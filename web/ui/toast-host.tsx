import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstNotice } from './notify.ts';
import { PlainToaster } from './plain-toaster.tsx';

const Toaster = lazy(() =>
  import('./toaster.tsx').catch((cause: unknown) => {
    console.warn('The toaster could not be loaded; notices are shown plainly.', cause);
    return { default: PlainToaster };
  }),
);

/** The place where toasts appear. Renders nothing until the first one. */
export function ToastHost() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstNotice(() => setWanted(true)), []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
