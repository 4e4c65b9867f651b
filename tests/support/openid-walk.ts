const longestWalk = 10;

/** What a browser keeps: the names and values of the cookies that it was given, for one site. */
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
 * Follows a provider's redirects by fetch, chooses on its page, and stops where it leaves the provider.
 * @throws Error when it answers something that is neither a redirect nor its page
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
