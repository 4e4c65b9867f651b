// What goes over a connection that is no HTTP, or HTTP that two readers would read differently.

export type ConnectionCase = {
  name: string;
  /** As it is sent: a byte for each character. */
  bytes: string;
  /** What may come back: a status, or nothing but the end of the connection. */
  answers: readonly (number | 'closed')[];
};

export const lines = (...all: string[]): string => `${all.join('\r\n')}\r\n\r\n`;
export const host = 'Host: localhost';
export const end = 'Connection: close';
export const get = (target: string, ...headers: string[]) =>
  lines(`GET ${target} HTTP/1.1`, host, end, ...headers);
