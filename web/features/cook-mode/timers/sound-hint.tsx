import { BellOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { canPlaySound } from './alarm-sound.ts';

/** Shows a hint while a timer runs and the browser blocks sound: after a reload, it does so until the user touches the page. */
export function SoundHint({ isNeeded }: { isNeeded: boolean }) {
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    const look = () => setSilent(!canPlaySound());
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
