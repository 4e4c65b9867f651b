import { expect, test } from 'vitest';
import { isBrowsersMachine, isThisMachine } from './this-machine.ts';

test.each<[string, called: boolean, browsed: boolean]>([
  ['localhost', true, true],
  ['127.0.0.1', true, true],
  ['127.8.0.1', true, true],
  ['[::1]', true, true],
  ['LOCALHOST', true, true],
  ['kitchen.localhost', false, true],
  ['.localhost', false, false],
  ['notlocalhost', false, false],
  ['localhost.evil.example', false, false],
  ['127.0.0.1.evil.example', false, false],
  ['[::1].evil.example', false, false],
  ['192.0.2.7', false, false],
  ['', false, false],
])('%s is this machine: %s; as seen by a browser: %s', (hostname, called, browsed) => {
  expect([isThisMachine(hostname), isBrowsersMachine(hostname)]).toEqual([called, browsed]);
});
