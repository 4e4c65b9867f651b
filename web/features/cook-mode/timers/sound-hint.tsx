import { BellOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { canSound } from './alarm-sound.ts';

/** After a reload a browser keeps a page silent until it is touched: says so while a timer runs. */
export function SoundHint({ isNeeded }: { isNeeded: boolean }) {
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    const look = () => setSilent(!canSound());
    const interval = setInterval(look, 1000);
    return () => clearInterval(interval);
  }, [isNeeded]);
  if (!isNeeded || !isSilent) return null;
  return (
    <p className="cook-hint" role="status">
      <BellOff className="icon" />
      Tap the screen once so the alarm can ring.
    </p>
  );
}
