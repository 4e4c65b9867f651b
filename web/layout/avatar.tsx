import { useEffect, useState } from 'react';
import { isServerUnreachable, onConnectivityChange } from '../data/connection/connectivity.ts';
import { initialsOf } from '../data/session/cook.ts';
import { avatarAddress } from './avatar-address.ts';

type AvatarProps = { name: string; imageUrl: string | null; className?: string };

/** Stores the address that failed to load, until the server is reachable again. */
function useMissing() {
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    if (missing === null) return;
    return onConnectivityChange(() => !isServerUnreachable() && setMissing(null));
  }, [missing]);
  return [missing, setMissing] as const;
}

/** Shows the picture, or at most two initials when it is missing or fails to load. Decorative: the name is next to it. */
export function Avatar({ name, imageUrl, className = 'avatar' }: AvatarProps) {
  const [missing, setMissing] = useMissing();
  const address = avatarAddress(imageUrl);
  if (address && address !== missing) {
    return (
      <img
        className={className}
        src={address}
        alt=""
        width={40}
        height={40}
        onError={() => setMissing(address)}
      />
    );
  }
  return (
    <span className={className} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
