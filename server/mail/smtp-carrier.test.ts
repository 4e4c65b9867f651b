import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { confirmSignUp } from './messages/confirm-sign-up.ts';
import { createSmtpCarrier } from './smtp-carrier.ts';

type Received = { to: string[]; source: string };

async function withServer(work: (url: string, received: Received[]) => Promise<void>) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, source: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  try {
    await work(`smtp://127.0.0.1:${port}`, received);
  } finally {
    await new Promise<void>((resolve) => server.close(resolve));
  }
}

const ticket = { link: 'http://saffron.test/verify', code: '012345', validSeconds: 3600 };

test('sends the text and HTML forms to one recipient', async () => {
  await withServer(async (url, received) => {
    const carrier = createSmtpCarrier({ url, from: 'Saffron Table <kitchen@saffron.test>' });
    await carrier.send(
      confirmSignUp({ ...ticket, to: 'ada@example.com', firstRecipeIsFree: true }),
    );
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['ada@example.com']);
    expect(received[0]?.source).toMatch(/^From: Saffron Table <kitchen@saffron.test>/m);
    expect(received[0]?.source).toContain('text/plain');
    expect(received[0]?.source).toContain('text/html');
    expect(received[0]?.source).toContain('012345');
  });
});

test('rejects when there is no server', async () => {
  const carrier = createSmtpCarrier({ url: 'smtp://127.0.0.1:1', from: 'a@example.com' });
  await expect(
    carrier.send(confirmSignUp({ ...ticket, to: 'ada@example.com', firstRecipeIsFree: true })),
  ).rejects.toThrow();
});
