import { join } from 'node:path';
import { z } from 'zod';
import { apiKey, flag, wholeNumber } from './setting-kinds.ts';

/** The S3 variables, with their defaults. */
export const objectVariables = {
  S3_BUCKET: z.string().trim().optional(),
  S3_REGION: z
    .string()
    .trim()
    .regex(/^[a-z0-9-]+$/, 'a region, such as eu-central-1')
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: apiKey.optional(),
  S3_SECRET_ACCESS_KEY: apiKey.optional(),
  S3_PREFIX: z
    .string()
    .transform((prefix) => prefix.trim().replace(/^\/+|\/+$/g, '') || undefined)
    .optional(),
  S3_PATH_STYLE: flag.optional(),
  S3_TIMEOUT_MS: wholeNumber.min(100).max(120_000).default(10_000),
};

/** Where pictures and uploads are kept. */
export type ObjectSettings =
  | { kind: 'disk'; folder: string }
  | {
      kind: 's3';
      bucket: string;
      /** undefined: the SDK reads it from its own variables and files. */
      region: string | undefined;
      /** An S3-compatible server; undefined: Amazon S3. */
      endpoint: string | undefined;
      /** undefined: the SDK uses its credential provider chain, such as the role of the machine. */
      keys: { accessKeyId: string; secretAccessKey: string } | undefined;
      /** Prefix of every key: empty, or a path that ends in a slash. */
      prefix: string;
      /** true: the bucket is in the path of the URL, not in the host name. */
      pathStyle: boolean;
      timeoutMs: number;
    };

type Given = {
  dataDirectory: string;
  bucket: string | undefined;
  region: string | undefined;
  endpoint: string | undefined;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
  prefix: string | undefined;
  pathStyle: boolean | undefined;
  timeoutMs: number;
};

type Read = { ok: true; settings: ObjectSettings } | { ok: false; problems: string[] };

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html */
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixPattern = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
/** An S3 key has at most 1,024 bytes; the rest is left for object names. */
const maxPrefixLength = 200;

function problemsOfNames({ bucket, prefix, endpoint }: Given): string[] {
  const problems: string[] = [];
  if (bucket && !bucketName.test(bucket)) {
    problems.push('S3_BUCKET: 3 to 63 lower-case letters, digits, dots and hyphens');
  }
  if (prefix && (!prefixPattern.test(prefix) || prefix.length > maxPrefixLength)) {
    problems.push(
      `S3_PREFIX: letters, digits, dots, hyphens and underscores, parted by slashes, ${maxPrefixLength} at most`,
    );
  }
  if (endpoint) {
    const { username, password, search, hash } = new URL(endpoint);
    if (username || password) {
      problems.push('S3_ENDPOINT: no user name or password in the address: keys have variables');
    }
    if (search || hash) problems.push('S3_ENDPOINT: an address without ? and #');
  }
  return problems;
}

function problemsOf(given: Given): string[] {
  const { bucket, accessKeyId, secretAccessKey } = given;
  const problems = problemsOfNames(given);
  if (accessKeyId && !secretAccessKey) {
    problems.push('S3_SECRET_ACCESS_KEY: needed with S3_ACCESS_KEY_ID');
  }
  if (!accessKeyId && secretAccessKey) {
    problems.push('S3_ACCESS_KEY_ID: needed with S3_SECRET_ACCESS_KEY');
  }
  if (bucket) return problems;
  const alone = {
    S3_ENDPOINT: given.endpoint,
    S3_REGION: given.region,
    S3_PREFIX: given.prefix,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_PATH_STYLE: given.pathStyle,
  };
  for (const [name, value] of Object.entries(alone)) {
    if (value !== undefined) problems.push(`S3_BUCKET: needed with ${name}`);
  }
  return problems;
}

/** Returns S3 if a bucket is set, otherwise a folder in the data directory. */
export function readObjectSettings(given: Given): Read {
  const problems = problemsOf(given);
  if (problems.length > 0) return { ok: false, problems };
  const { bucket, region, endpoint, accessKeyId, secretAccessKey, prefix, timeoutMs } = given;
  if (!bucket) {
    return { ok: true, settings: { kind: 'disk', folder: join(given.dataDirectory, 'objects') } };
  }
  return {
    ok: true,
    settings: {
      kind: 's3',
      bucket,
      // Self-hosted servers have no regions, but every signature contains one.
      region: region ?? (endpoint ? 'us-east-1' : undefined),
      endpoint,
      keys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
      prefix: prefix ? `${prefix}/` : '',
      // Most self-hosted servers have a single host name; Amazon has one per bucket.
      pathStyle: given.pathStyle ?? endpoint !== undefined,
      timeoutMs,
    },
  };
}
