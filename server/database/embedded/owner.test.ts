import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canReach, chooseOwner } from './owner.ts';

test('chooses the account postgres, or nobody if there is none', () => {
  const nobody = 'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65533::/:/bin/false\n';
  expect(chooseOwner(nobody)).toEqual({ name: 'nobody', uid: 65534, gid: 65533 });
  expect(chooseOwner(`${nobody}postgres:x:101:102::/:/bin/sh\n`)?.name).toBe('postgres');
  expect(chooseOwner('root:x:0:0::/root:/bin/sh')).toBeUndefined();
});

test('an account cannot reach a path below a 0700 folder of another user', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saffron-table-reach-'));
  const inside = join(folder, 'clone', 'data');
  await mkdir(inside, { recursive: true });
  const stranger = { name: 'stranger', uid: 61_234, gid: 61_234 };
  await chmod(folder, 0o755);
  expect(canReach(join(inside, 'postgres'), stranger)).toBe(true);
  await chmod(folder, 0o700);
  expect(canReach(join(inside, 'postgres'), stranger)).toBe(false);
  await rm(folder, { recursive: true });
});
