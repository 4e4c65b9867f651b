import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { PictureOrPlaceholder } from '../../../ui/picture-or-placeholder.tsx';
import type { RemixBase } from './remix-base.ts';

/** Returns names as a list, without those that differ only in capitals: a ticked "Coriander" and a typed "coriander". */
const listed = (names: readonly string[]): string =>
  names
    .filter((name, at) => {
      const key = name.toLowerCase();
      return names.findIndex((other) => other.toLowerCase() === key) === at;
    })
    .join(', ');

/** The original recipe. A remix does not change it; the remix is checked again for what the original was checked for. */
export function BaseCard({ base }: { base: RemixBase }) {
  const { title, image, path, checkedFor } = base;
  return (
    <section className="remix-base" aria-label="The recipe to remix">
      <PictureOrPlaceholder src={image} alt="" width={640} height={427} first />
      <div>
        <p className="label soft">Made from</p>
        <p className="remix-title">
          {path ? (
            <Link className="remix-link" to={path}>
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {checkedFor.length > 0 && (
          <p className="label soft remix-checked">
            <ShieldCheck className="icon" />
            <span>We'll check again for: {listed(checkedFor)}.</span>
          </p>
        )}
      </div>
    </section>
  );
}
