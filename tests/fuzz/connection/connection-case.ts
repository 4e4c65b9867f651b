// Connections that send no HTTP, or HTTP that two parsers would read differently.

export type ConnectionCase = {
  name: string;
  /** The bytes as they are sent: one byte for each character. */
  bytes: string;
  /** The accepted outcomes: a status, or only the end of the connection. */
  answers: readonly (number | 'closed')[];
};

export const lines = (...all: string[]): string => `${all.join('\r\n')}\r\n\r\n`;
export const host = 'Host: localhost';
export const end = 'Connection: close';
export const get = (target: string, ...headers: string[]) =>
  lines(`GET ${target} HTTP/1.1`, host, end, ...headers);
