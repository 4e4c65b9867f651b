import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// The key formats of the services that this product can use, and private keys of any kind.
const shapes: Record<string, RegExp> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z0-9+/=\s]{100,}/,
  'a Stripe key': /\b(?:sk|rk)_live_[A-Za-z0-9]{16,}|\bwhsec_[A-Za-z0-9+/]{32,}/,
  'an OpenAI key': /\bsk-(?:proj-)?[A-Za-z0-9_-]{40,}/,
  'an Anthropic key': /\bsk-ant-[A-Za-z0-9_-]{20,}/,
  'a Google key': /\bAIza[A-Za-z0-9_-]{35}\b/,
  'an AWS key': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b(?<!EXAMPLE)/,
  'a GitHub token': /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{50,})/,
  'an npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a Twilio key': /\bSK[0-9a-f]{32}\b/,
  'a JSON Web Token': /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{40,}/,
};
const largestBytes = 2_000_000;

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns every tracked file. Needs a git checkout. */
function trackedFiles(): string[] {
  return execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '');
}

function secretsIn(text: string): string[] {
  return Object.entries(shapes).flatMap(([name, shape]) => (shape.test(text) ? [name] : []));
}

test('no tracked file contains a key or a token, or is an env or key file', () => {
  const files = trackedFiles();
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((path) => {
    const file = join(root, path);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.size > largestBytes) return [];
    return secretsIn(readFileSync(file, 'utf8')).map((name) => `${path}: ${name}`);
  });
  expect(found).toEqual([]);
  expect(
    files.filter((path) => /(^|\/)\.env(\.(?!example$)\w+)?$|\.(pem|p8|p12|key)$/.test(path)),
  ).toEqual([]);
});

test('each pattern matches its sample', () => {
  const live = 'live';
  const samples = [
    `-----BEGIN PRIVATE KEY-----\n${'MIGHAgEAMBMGByqGSM49'.repeat(8)}`,
    `sk_${live}_${'a1'.repeat(12)}`,
    `sk-proj-${'Ab1'.repeat(16)}`,
    `sk-ant-${'Ab1'.repeat(10)}`,
    `AIza${'a'.repeat(35)}`,
    `AKIA${'ABCD'.repeat(4)}`,
    `ghp_${'a'.repeat(36)}`,
    `npm_${'a'.repeat(36)}`,
    `SK${'0f'.repeat(16)}`,
    `eyJ${'a'.repeat(30)}.eyJ${'b'.repeat(30)}.${'c'.repeat(43)}`,
  ];
  for (const sample of samples) expect([sample, secretsIn(sample).length]).toEqual([sample, 1]);
});
