import { LogOut } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { usePublicSettings } from '../data/public-settings.ts';
import { useCook } from '../data/session/session-store.ts';
import { useCatalogue } from '../features/catalogue/use-catalogue.ts';
import { MyKitchenSkeleton } from '../features/kitchen/my-kitchen-skeleton.tsx';
import { DangerZone } from '../features/profile/account/danger-zone.tsx';
import { YourData } from '../features/profile/account/your-data.tsx';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import { ProfileWho } from '../features/profile/profile-who.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { signOut } from '../layout/sign-out.ts';
import { Button } from '../ui/button.tsx';
import './profile.css';
import '../features/profile/connected-accounts/connected-accounts.css';
import '../features/profile/second-factors/second-factors.css';
import '../features/profile/passkeys/passkeys.css';
import '../features/profile/sign-ins/sign-ins.css';
import '../features/profile/account/account.css';

/** Separate chunks, loaded on demand: most visits to this page do not need them. */
const ConnectedAccounts = lazy(
  () => import('../features/profile/connected-accounts/connected-accounts.tsx'),
);
const MyKitchen = lazy(() => import('../features/kitchen/my-kitchen.tsx'));
const Passkeys = lazy(() => import('../features/profile/passkeys/passkeys.tsx'));
const SecondFactors = lazy(() => import('../features/profile/second-factors/second-factors.tsx'));
const SignIns = lazy(() => import('../features/profile/sign-ins/sign-ins.tsx'));

export function meta() {
  return pageMeta({
    title: 'Profile Settings',
    description: 'Your name, how you sign in, and your data.',
    noindex: true,
  });
}

export default function Profile() {
  const cook = useCook();
  const { socialProviders, passkeySignIn } = usePublicSettings();
  // A visitor is redirected; the target page tells them to log in (login-notice.tsx).
  if (!cook) return null;
  return (
    <div className="page">
      <div className="page-head">
        <h1>Profile Settings</h1>
        <Button onClick={() => void signOut()}>
          <LogOut className="icon" />
          Log Out
        </Button>
      </div>
      <div className="profile">
        <ProfileWho cook={cook} />
        <section className="card" aria-label="Your details">
          <ProfileForm cook={cook} />
        </section>
        <Suspense fallback={<MyKitchenSkeleton />}>
          <Kitchen cookId={cook.id} />
        </Suspense>
        <Suspense
          fallback={
            socialProviders.length > 0 && (
              <section className="card profile-wide">
                <div className="skel identity-skeleton" />
              </section>
            )
          }
        >
          <ConnectedAccounts cook={cook} />
        </Suspense>
        {passkeySignIn && !cook.isManaged && (
          <Suspense
            fallback={
              <section className="card profile-wide">
                <div className="skel passkey-skeleton" />
              </section>
            }
          >
            <Passkeys cook={cook} />
          </Suspense>
        )}
        <Suspense
          fallback={
            <section className="card profile-wide">
              <div className="skel factor-skeleton" />
            </section>
          }
        >
          <SecondFactors cook={cook} />
        </Suspense>
        <Suspense
          fallback={
            <section className="card profile-wide">
              <div className="skel sign-in-skeleton" />
            </section>
          }
        >
          <SignIns cook={cook} />
        </Suspense>
        <YourData />
        <DangerZone cook={cook} />
      </div>
    </div>
  );
}

/** Loads the catalogue for My kitchen, whose questions are answered with its categories. */
function Kitchen({ cookId }: { cookId: string }) {
  const { data, isError, refetch } = useCatalogue();
  const onRetryGroups = isError ? () => void refetch() : undefined;
  return <MyKitchen cookId={cookId} groups={data} onRetryGroups={onRetryGroups} />;
}
