import 'axe-core';
import { vi } from 'vitest';
import { commands } from 'vitest/browser';
import { colourRules, judgeAtOnce, judgeAtRest } from '#tests/support/axe-judge.ts';

function judgeScreen(options: { runOnly?: string[] }): Promise<string[]> {
  vi.useRealTimers(); // axe waits with real timers
  return judgeAtRest(async () => {
    // Animations need frames to finish.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return judgeAtOnce(options);
  });
}

/** Runs axe on the current screen. @returns one line for each finding, including minor and moderate ones */
export function axeFindings(): Promise<string[]> {
  return judgeScreen({});
}

/** Runs all axe rules in the light theme, and only the colour rules in the dark theme, since a theme changes nothing else. */
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
