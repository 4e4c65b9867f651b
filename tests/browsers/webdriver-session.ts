/** A session of a WebDriver server, by the protocol of the W3C. */
export type WebDriverSession = {
  /** @throws Error named by the protocol's error code, such as `stale element reference` */
  send<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>;
};

/** The key under which the protocol serializes an element. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Failure = { error: string; message: string };

async function sendTo<T>(address: string, method: string, body?: object): Promise<T> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await response.json()) as { value: T | Failure };
  if (response.ok) return value as T;
  const { error, message } = value as Failure;
  throw new Error(`WebDriver: ${error}: ${message} (${method} ${new URL(address).pathname})`);
}

/** Opens a session with the capabilities that the browser must have. @throws Error when the server refuses */
export async function openWebDriverSession(
  serverUrl: string,
  capabilities: object,
): Promise<WebDriverSession> {
  const { sessionId } = await sendTo<{ sessionId: string }>(`${serverUrl}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  return {
    send: (method, path, body) => sendTo(`${serverUrl}/session/${sessionId}${path}`, method, body),
  };
}
