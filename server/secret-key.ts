import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from './disk/sync-folder.ts';

/** Seals texts for the database and opens them again: AES-256-GCM under a key derived from SECRET_KEY. */
export type SecretKey = {
  seal(text: string): string;
  /** @throws Error when the text was sealed with another SECRET_KEY, or was changed */
  open(sealed: string): string;
  /** Derives 32 bytes for another purpose (a keyed hash, a cookie), independent of the bytes of every other purpose. */
  derive(purpose: string): Buffer;
};

const ivBytes = 12;
const tagBytes = 16;
const minSecretLength = 32;

/** @param secret at least 32 characters of entropy, the same for all processes that share a database */
export function createSecretKey(secret: string): SecretKey {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, 'saffron-table', purpose, 32));
  const sealingKey = derive('seal');
  return {
    derive,
    seal(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, ivBytes));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const body = decipher.update(bytes.subarray(ivBytes + tagBytes));
      return Buffer.concat([body, decipher.final()]).toString('utf8');
    },
  };
}

const secretPath = (dataDirectory: string) => join(dataDirectory, 'secret-key');

/** Returns whether a secret exists, so that none has to be created. */
export function hasSecret(settings: {
  secretKey: string | undefined;
  dataDirectory: string;
}): boolean {
  return settings.secretKey !== undefined || existsSync(secretPath(settings.dataDirectory));
}

/** Returns the secret of the settings, else the one in DATA_DIR, which is created on the first start (readable only by this process's user). */
export async function loadSecret(settings: {
  secretKey: string | undefined;
  dataDirectory: string;
}): Promise<string> {
  if (settings.secretKey) return settings.secretKey;
  const path = secretPath(settings.dataDirectory);
  await mkdir(settings.dataDirectory, { recursive: true, mode: 0o755 });
  if (!existsSync(path)) await writeNewSecret(path);
  const secret = (await readFile(path, 'utf8')).trim();
  if (secret.length >= minSecretLength) return secret;
  throw new Error(
    `${path} holds no usable secret (${minSecretLength} characters at least). Put the right one back from a backup; ` +
      'with another one, everybody has to sign in again and sealed keys cannot be opened.',
  );
}

/**
 * Writes the secret to a draft file and links the draft to the final path: no reader sees half a secret, and of two concurrent writers one wins. The
 * draft's name is random because two writers can share a process id (two containers on one folder, or two calls in one process).
 */
async function writeNewSecret(path: string): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(randomBytes(48).toString('base64url'));
    await file.sync();
    await link(unfinished, path).catch((error) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
    await syncFolder(dirname(path)); // must survive a crash: the database keeps what this secret seals
  } finally {
    await file.close();
    await rm(unfinished);
  }
}
