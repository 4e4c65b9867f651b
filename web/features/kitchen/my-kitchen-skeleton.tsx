import type { ReactNode } from 'react';

/** The height of six one-line answers and a button. */
const height = 'calc(7 * var(--target) + 12 * var(--space-3) + var(--space-5) + 2px)';

/** The My kitchen card of the profile, with its heading and introduction. */
export function MyKitchenCard({ children }: { children: ReactNode }) {
  return (
    <section className="card profile-wide stack" aria-labelledby="my-kitchen">
      <div className="grid gap-2">
        <h2 className="card-title" id="my-kitchen">
          My kitchen
        </h2>
        <p className="small soft">
          What we keep in mind for every recipe. Only you can see this list. A recipe you save says
          what it was checked for.
        </p>
      </div>
      {children}
    </section>
  );
}

/** The same card while the answers load. */
export const MyKitchenSkeleton = () => (
  <MyKitchenCard>
    <div className="skel" style={{ height }} />
  </MyKitchenCard>
);
