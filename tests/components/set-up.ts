import { afterEach, beforeEach } from 'vitest';
import { closeWindow, openWindow } from './screen.tsx';
import { startAnswering, stopAnswering } from './server-answers.ts';

// Here and not in those files: a page evaluates their modules once, and this file for each test file.
beforeEach(async () => {
  await openWindow();
  startAnswering();
});

afterEach(() => {
  closeWindow();
  stopAnswering();
});
