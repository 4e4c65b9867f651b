import type { PublicSettings } from '#contract/public-settings.ts';

type Provider = NonNullable<PublicSettings['captcha']>['provider'];

type WidgetOptions = {
  sitekey: string;
  theme: 'light' | 'dark';
  size: 'normal' | 'compact';
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
};

/** The API that each provider's script adds to `window`, under the provider's name. */
export type CaptchaScript = {
  render(place: HTMLElement, options: WidgetOptions): string | null | undefined;
  reset(widgetId: string): void;
  remove(widgetId: string): void;
};

const addresses: Record<Provider, string> = {
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit&onload=saffronCaptchaReady',
  turnstile:
    'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=saffronCaptchaReady',
};

let loading: Promise<CaptchaScript> | undefined;

function loadScript(provider: Provider): Promise<CaptchaScript> {
  const shared = window as unknown as Record<string, unknown>;
  return new Promise((resolve, reject) => {
    shared.saffronCaptchaReady = () => resolve(shared[provider] as CaptchaScript);
    const script = document.createElement('script');
    script.src = addresses[provider];
    script.async = true;
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script of ${provider} did not arrive.`));
    };
    document.head.append(script);
  });
}

/** Loads the provider's script once per page. @throws Error when the script fails to load; a later call tries again */
export function loadCaptchaScript(provider: Provider): Promise<CaptchaScript> {
  loading ??= loadScript(provider).catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}
