import { initialsOf } from '../data/session/cook.ts';

type AvatarProps = { name: string; imageUrl: string | null; className?: string };

/** A picture, or at most two initials. Decoration: the name stands beside it. */
export function Avatar({ name, imageUrl, className = 'avatar' }: AvatarProps) {
  if (imageUrl) return <img className={className} src={imageUrl} alt="" width={40} height={40} />;
  return (
    <span className={className} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
