import { useOutOfReach } from '../../data/offline/reach.ts';

/** While the server is unreachable, says that the recipes below are copies on this device; otherwise empty. */
export function KeptCopiesNote() {
  const outOfReach = useOutOfReach();
  return (
    <p className="small soft" role="status" hidden={!outOfReach}>
      {outOfReach && "You're seeing the copies on this device. Reconnect to make changes."}
    </p>
  );
}
