import { afterEach, beforeEach } from 'vitest';
import { closeWindow, openWindow } from './screen.tsx';
import { startAnswering, stopAnswering } from './server-answers.ts';

// The hooks are here and not in the imported files: a page evaluates imported modules once, but this file for each test file.
beforeEach(async () => {
  await openWindow();
  startAnswering();
});

afterEach(() => {
  closeWindow();
  stopAnswering();
});
