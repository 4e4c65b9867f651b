import { useOutOfReach } from '../../data/offline/reach.ts';

/** Says what stands below, while the server cannot be asked; nothing otherwise. */
export function KeptCopiesNote() {
  const outOfReach = useOutOfReach();
  return (
    <p className="small soft" role="status" hidden={!outOfReach}>
      {outOfReach && "You're seeing the copies on this device. Reconnect to make changes."}
    </p>
  );
}
