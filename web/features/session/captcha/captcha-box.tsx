import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { usePublicSettings } from '../../../data/public-settings.ts';
import { type CaptchaScript, loadCaptchaScript } from './captcha-script.ts';
import type { CaptchaState } from './use-captcha.ts';

function themeNow(): 'light' | 'dark' {
  return getComputedStyle(document.documentElement).colorScheme === 'dark' ||
    window.matchMedia('(prefers-color-scheme: dark)').matches
    ? 'dark'
    : 'light';
}

/** Maximum width of either provider's normal widget. The smallest phones are narrower and get the compact widget. */
const normalWidthPx = 303;

/** Shows the provider's captcha. Renders nothing and loads no script when this installation has none configured. */
export function CaptchaBox({ state }: { state: CaptchaState }) {
  const { captcha } = usePublicSettings();
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<{ script: CaptchaScript; id: string } | null>(null);
  const { round, failure, onToken, onFailure } = state;
  const provider = captcha?.provider;
  const siteKey = captcha?.siteKey;

  useEffect(() => {
    if (!provider || !siteKey) return;
    let left = false;
    loadCaptchaScript(provider).then(
      (script) => {
        if (left || !place.current) return;
        const id = script.render(place.current, {
          sitekey: siteKey,
          theme: themeNow(),
          size: place.current.clientWidth < normalWidthPx ? 'compact' : 'normal',
          callback: onToken,
          'expired-callback': () => onToken(null),
          'error-callback': onFailure,
        });
        if (id != null) widget.current = { script, id };
      },
      (cause: unknown) => {
        console.warn('There is no puzzle to solve.', cause);
        if (!left) onFailure();
      },
    );
    return () => {
      left = true;
      widget.current?.script.remove(widget.current.id);
      widget.current = null;
    };
  }, [provider, siteKey, onToken, onFailure]);

  // A captcha token is single-use, whether or not the form was accepted: reset the widget after each attempt.
  useEffect(() => {
    if (round > 0) widget.current?.script.reset(widget.current.id);
  }, [round]);

  if (!captcha) return null;
  return (
    <div className="grid gap-2">
      <div className="captcha" ref={place} />
      {failure && (
        <p className="error" role="alert">
          <CircleAlert className="icon" />
          {failure}
        </p>
      )}
    </div>
  );
}
