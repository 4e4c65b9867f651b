import 'axe-core';
import { vi } from 'vitest';
import { commands } from 'vitest/browser';
import { colourRules, judgeAtOnce, judgeAtRest } from '#tests/support/axe-judge.ts';

function judgeScreen(options: { runOnly?: string[] }): Promise<string[]> {
  vi.useRealTimers(); // axe waits by them
  return judgeAtRest(async () => {
    // What moves needs frames to come to its end.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return judgeAtOnce(options);
  });
}

/** @returns one line for each finding of axe on the screen as it stands, the minor and moderate ones too */
export function axeFindings(): Promise<string[]> {
  return judgeScreen({});
}

/** The same in the light, and in the dark whatever a theme can change. */
export async function axeFindingsInBothThemes(): Promise<string[]> {
  const light = await axeFindings();
  await commands.emulateColorScheme('dark');
  try {
    const dark = await judgeScreen({ runOnly: colourRules });
    return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)];
  } finally {
    await commands.emulateColorScheme('light');
  }
}
