import { lazy, Suspense, useState } from 'react';
import { Outlet, useSearchParams } from 'react-router';
import type { PreferenceGroup } from '../data/catalogue.ts';
import { requestContext } from '../data/request-context.ts';
import { useSession } from '../data/session/session-store.ts';
import { loadCatalogue } from '../features/catalogue/load-catalogue.server.ts';
import { GenerateSkeleton } from '../features/generate/generate-skeleton.tsx';
import { VisitorChoices } from '../features/generate/visitor/visitor-choices.tsx';
import { RequireSession } from '../features/session/require-session.tsx';
import { BySession } from '../layout/by-session.tsx';
import { NeedsScript } from '../ui/needs-script.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import type { Route } from './+types/visitors-choose.ts';

const VisitorGenerate = lazy(() => import('./visitor-generate.tsx'));

/** Reads the catalogue, so that a visitor's choices are in the document. */
export async function loader({ context }: Route.LoaderArgs) {
  return { groups: await loadCatalogue(context.get(requestContext)) };
}

/** Skips the server on client-side navigation: the browser may have the catalogue already, and works without a connection. */
export function clientLoader(): { groups: PreferenceGroup[] | null } {
  return { groups: null };
}

/** The catalogue of the document stays when the choices change the address. */
export const shouldRevalidate = () => false;

/** Query parameters that need a signed-in cook: a recipe to change, or one that was made before. */
const ofCooks = ['remix', 'show'];

/**
 * Wraps the generate screen. A visitor chooses first and creates the account afterwards. A cook who is signed out while on this screen is
 * redirected to sign-in, as on every other screen for cooks.
 */
export default function VisitorsChoose({ loaderData }: Route.ComponentProps) {
  const session = useSession();
  const [query] = useSearchParams();
  const [wasCook, setWasCook] = useState(false);
  if (session.status === 'signed-in' && !wasCook) setWasCook(true);
  const cook = (
    <RequireSession>
      <Outlet context={loaderData.groups} />
    </RequireSession>
  );
  const hasLeft = wasCook && session.status === 'signed-out';
  if (hasLeft || ofCooks.some((name) => query.has(name))) return cook;
  const isLoading = session.status === 'loading';
  return (
    <BySession
      visitor={<Visitor groups={loaderData.groups} isLoading={isLoading} />}
      cook={isLoading ? <PageSpinner /> : cook}
    />
  );
}

type VisitorProps = { groups: PreferenceGroup[] | null; isLoading: boolean };

/** Shows the choices to a visitor: at once when they are in the document, else after the session and the catalogue are known. */
function Visitor({ groups, isLoading }: VisitorProps) {
  if (groups) {
    return (
      <>
        <NeedsScript />
        <div className="noscript:hidden">
          <VisitorChoices groups={groups} />
        </div>
      </>
    );
  }
  const shape = (
    <>
      <NeedsScript />
      <GenerateSkeleton />
    </>
  );
  if (isLoading) return shape;
  return (
    <Suspense fallback={shape}>
      <VisitorGenerate />
    </Suspense>
  );
}
