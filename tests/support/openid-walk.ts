const longestWalk = 10;

/** Creates a cookie jar for one site: the names and values of its cookies. */
function createCookieJar() {
  const kept = new Map<string, string>();
  return {
    header: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    keep(answer: Response) {
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') kept.delete(name);
        else kept.set(name, value);
      }
    },
  };
}

/**
 * Follows a provider's redirects with fetch, makes the choice on its page, and stops at the redirect that leaves the provider.
 * @throws Error when a response is neither a redirect nor the provider's page
 */
export async function walkSignIn(
  authorizeUrl: URL,
  choice: string | { refuse: true },
): Promise<string> {
  const jar = createCookieJar();
  const form = new URLSearchParams(
    typeof choice === 'string' ? { account: choice } : { refuse: 'yes' },
  );
  let url = authorizeUrl;
  let body: URLSearchParams | undefined;
  for (let step = 0; step < longestWalk; step += 1) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: jar.header() },
      ...(body ? { method: 'POST', body } : {}),
    });
    jar.keep(answer);
    const location = answer.headers.get('location');
    if (location) {
      url = new URL(location, url);
      body = undefined;
      if (url.origin !== authorizeUrl.origin) return url.href;
    } else if (answer.status === 200 && !body) {
      body = form;
    } else {
      throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
    }
  }
  throw new Error(`The provider led nowhere in ${longestWalk} steps.`);
}
