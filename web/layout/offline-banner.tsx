import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shows a banner while the browser is offline, based on its online and offline events. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div className="offline-place" role="status">
      {!online && (
        <div className="offline">
          <div className="page">
            <WifiOff className="icon" />
            You're currently offline. Some features may not work properly.
          </div>
        </div>
      )}
    </div>
  );
}
