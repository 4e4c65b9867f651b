import { StrictMode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import {
  createRoutesStub,
  type Location,
  Meta,
  type NavigateFunction,
  Outlet,
  useLocation,
  useNavigate,
} from 'react-router';
import { page } from 'vitest/browser';
import type { PublicSettings } from '#contract/public-settings.ts';
import '#web/styles/app.css';
import { queryClient } from '#web/data/query-client.ts';
import type { Cook } from '#web/data/session/cook.ts';
import { setSession } from '#web/data/session/session-store.ts';
import { configureSupabase } from '#web/data/supabase-client.ts';
import SiteLayout from '#web/layout/site-layout.tsx';
import { withdrawFailures } from '#web/ui/notify.ts';
import { ToastHost } from '#web/ui/toast-host.tsx';
import { publicSettings as defaultSettings } from './public-settings.ts';

type Page = Parameters<typeof createRoutesStub>[0][number];

type ScreenOptions = {
  /** Who is signed in; a visitor unless given. */
  cook?: Cook;
  /** Public settings that differ from those of a fresh machine. */
  settings?: Partial<PublicSettings>;
  /** Addresses that were open before, oldest first. */
  before?: string[];
};

/** The current address of the screen, and how to go back. */
export type Screen = {
  /** Path and query of the address. */
  address(): string;
  goBack(): void;
};

/** The desktop of the journeys. */
const desktop = { width: 1440, height: 900 };

let root: Root | undefined;

type Place = { location: Location; navigate: NavigateFunction };

/** Returns a root route with what web/root.tsx puts around every page, without starting the session and the service worker. */
function rootRoute(
  pages: Page[],
  publicSettings: PublicSettings,
  keepPlace: (place: Place) => void,
): Page {
  function RootOfTest() {
    const location = useLocation();
    const navigate = useNavigate();
    useLayoutEffect(() => keepPlace({ location, navigate }), [location, navigate]);
    return (
      <>
        <Meta />
        <Outlet />
        <ToastHost />
      </>
    );
  }
  const elsewhere = { id: 'elsewhere', path: '*', Component: () => null };
  const site = { id: 'site', Component: SiteLayout, children: [...pages, elsewhere] };
  return {
    id: 'root',
    path: '/',
    Component: RootOfTest,
    loader: () => ({ publicSettings }),
    shouldRevalidate: () => false,
    children: [site],
  };
}

/**
 * Shows pages in the frame of the app: site layout, router, query client and toasts. Network calls go to `answer`.
 * @param address path and query that is opened
 * @param pages routes; every other address shows an empty page in the frame
 */
export function openScreen(address: string, pages: Page[], options: ScreenOptions = {}): Screen {
  const { cook, settings, before = [] } = options;
  const publicSettings = { ...defaultSettings, ...settings };
  configureSupabase(publicSettings.anonKey);
  setSession(cook ? { status: 'signed-in', cook } : { status: 'signed-out' });
  let place: Place | undefined;
  const route = rootRoute(pages, publicSettings, (now) => {
    place = now;
  });
  const Stub = createRoutesStub([route]);
  closeScreen();
  const container = document.createElement('div');
  document.body.append(container);
  const opened = createRoot(container);
  root = opened;
  // Flush rendering and effects, so that the screen's timers are set when this returns.
  flushSync(() =>
    opened.render(
      <StrictMode>
        <Stub
          initialEntries={[...before, address]}
          hydrationData={{ loaderData: { root: { publicSettings } } }}
        />
      </StrictMode>,
    ),
  );
  return {
    address: () => `${place?.location.pathname}${place?.location.search}`,
    goBack: () => void place?.navigate(-1),
  };
}

function closeScreen(): void {
  withdrawFailures();
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
}

/** Prepares an empty window of desktop size. */
export async function openWindow(): Promise<void> {
  document.documentElement.lang = 'en';
  await page.viewport(desktop.width, desktop.height);
}

/** Closes the screen and clears its state for the next test: query cache, session, storage, data attributes of the document. */
export function closeWindow(): void {
  closeScreen();
  queryClient.clear();
  setSession({ status: 'loading' });
  localStorage.clear();
  sessionStorage.clear();
  for (const mark of Object.keys(document.documentElement.dataset)) {
    delete document.documentElement.dataset[mark];
  }
}
