import { StorageApiError } from '@supabase/supabase-js';
import { beforeEach, expect, test, vi } from 'vitest';
import { failureOf } from './save-photo.ts';

const connectivity = vi.hoisted(() => ({ isServerUnreachable: false }));
vi.mock('../../../data/connection/connectivity.ts', () => ({
  isServerUnreachable: () => connectivity.isServerUnreachable,
}));

beforeEach(() => {
  connectivity.isServerUnreachable = false;
});

test.each([
  [new StorageApiError('It is too heavy.', 400, '413'), 'It is too heavy.'],
  [new StorageApiError('', 400, '415'), 'Failed to update avatar'],
  [new StorageApiError('stack trace', 500, '500'), 'Failed to update avatar'],
  [new TypeError('Failed to fetch'), 'Failed to update avatar'],
  [{ code: '23514', message: 'violates check constraint' }, 'Failed to update avatar'],
  [undefined, 'Failed to update avatar'],
])('%s: %s', (cause, message) => {
  expect(failureOf(cause)).toEqual({ title: 'Error', message, tone: 'error' });
});

test('says that there is no connection when the server is unreachable', () => {
  connectivity.isServerUnreachable = true;
  expect(failureOf(new TypeError('Failed to fetch')).title).toBe('No connection');
});
