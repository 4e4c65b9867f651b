import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { authenticationError, becauseOf, notices, socialFailed } from '#contract/notices.ts';
import { type Name, ours, rowsOfTheSpec } from './support/notices-of-the-spec.ts';
import { readSourceFiles } from './support/source-files.ts';

const rootOf = (path: string) => new URL(`../${path}`, import.meta.url);
const textOf = (path: string) => readFileSync(rootOf(path), 'utf8');
const allNames = Object.keys(notices) as Name[];

describe('the notices', () => {
  test.each(rowsOfTheSpec)('match the spec: $title / $message', ({ title, message, notice }) => {
    expect({ title: notice.title, message: notice.message }).toEqual({ title, message });
  });

  test('are each in the spec or in the list of our own, which has no unknown ones', () => {
    const known = [...rowsOfTheSpec.map(({ name }) => name), ...Object.keys(ours)];
    expect(allNames.filter((name) => !known.includes(name))).toEqual([]);
    expect(Object.keys(ours).filter((name) => !(name in notices))).toEqual([]);
  });

  test('are each used by the product', () => {
    const product = readSourceFiles()
      .map(({ path }) => path)
      .filter((path) => /^(web|server)\//.test(path) && !/\.test\.tsx?$/.test(path))
      .map(textOf)
      .join('\n');
    const names = [...allNames, ...rowsOfTheSpec.map(({ name }) => name)];
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(product))).toEqual([]);
  });

  test('are each covered by the named test, which contains their text', () => {
    const proofs = [
      ...rowsOfTheSpec.map(({ name, message, proof }) => ({ name, message, proof })),
      ...Object.entries(ours).map(([name, proof]) => ({
        name,
        message: notices[name as Name].message,
        proof,
      })),
    ];
    const unproven = proofs.filter(
      ({ message, proof }) => !textOf(proof.in).includes(proof.by ?? message),
    );
    expect(unproven).toEqual([]);
  });

  test('have the tone error when something failed', () => {
    const failures = [
      ...allNames.map((name) => notices[name]),
      socialFailed('x'),
      authenticationError('x'),
    ].filter(({ title }) =>
      /^(Error|.*[Ff]ailed|Timed out|Unexpected error|Authentication (Error|Required))$/.test(
        title,
      ),
    );
    expect(failures.length).toBeGreaterThan(20);
    expect(failures.filter(({ tone }) => tone !== 'error')).toEqual([]);
  });

  test('include the reason that the server gives', () => {
    expect(becauseOf(notices.roleFailed, 'The last admin must stay admin.').message).toBe(
      'Failed to update user role. The last admin must stay admin.',
    );
    expect(becauseOf(notices.roleFailed, null)).toEqual(notices.roleFailed);
  });
});
