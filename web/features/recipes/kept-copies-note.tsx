import { useServerUnreachable } from '../../data/connection/connectivity.ts';

/** While the server is unreachable, says that the recipes below are copies on this device; otherwise empty. */
export function KeptCopiesNote() {
  const isUnreachable = useServerUnreachable();
  return (
    <p className="small soft" role="status" hidden={!isUnreachable}>
      {isUnreachable && "You're seeing the copies on this device. Reconnect to make changes."}
    </p>
  );
}
