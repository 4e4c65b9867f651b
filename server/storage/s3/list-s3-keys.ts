import { ListObjectsV2Command, type ListObjectsV2CommandOutput } from '@aws-sdk/client-s3';
import type { S3Calls } from './s3-calls.ts';
import { S3Failure } from './s3-problems.ts';

type ListQuery = { beginning: string; delimiter?: string };

/** Decodes a key. Keys may hold characters that XML cannot, so they are requested URL-encoded. Not every server does that. */
function decoded({ EncodingType }: ListObjectsV2CommandOutput, text: string): string {
  return EncodingType === 'url' ? decodeURIComponent(text.replaceAll('+', ' ')) : text;
}

/** Yields the pages of a listing, a thousand keys each. @throws ApiError */
async function* listPages({ client, bucket, run }: S3Calls, { beginning, delimiter }: ListQuery) {
  let token: string | undefined;
  do {
    const command = new ListObjectsV2Command({
      Bucket: bucket,
      Prefix: beginning,
      EncodingType: 'url',
      ...(delimiter && { Delimiter: delimiter }),
      ...(token && { ContinuationToken: token }),
    });
    const page = await run(async (signal) => {
      const answer = await client.send(command, { abortSignal: signal });
      const next = answer.IsTruncated ? answer.NextContinuationToken : undefined;
      if (answer.IsTruncated && (!next || next === token)) {
        throw new S3Failure({
          code: 'NoNextPage',
          message: 'the list does not say how it goes on',
        });
      }
      return { answer, next };
    });
    yield page.answer;
    token = page.next;
  } while (token);
}

export type ListedKey = { key: string; sizeBytes: number; modifiedAt: Date };

/** Yields every key that begins with `beginning`. @throws ApiError */
export async function* listS3Keys(calls: S3Calls, beginning: string): AsyncIterable<ListedKey> {
  for await (const page of listPages(calls, { beginning })) {
    for (const { Key, Size, LastModified } of page.Contents ?? []) {
      if (Key === undefined) continue;
      const modifiedAt = LastModified ?? new Date(0);
      yield { key: decoded(page, Key), sizeBytes: Size ?? 0, modifiedAt };
    }
  }
}

/** Returns the folders directly below `beginning`, each with its slash. @throws ApiError */
export async function listS3Folders(calls: S3Calls, beginning: string): Promise<string[]> {
  const folders: string[] = [];
  for await (const page of listPages(calls, { beginning, delimiter: '/' })) {
    for (const { Prefix } of page.CommonPrefixes ?? []) {
      if (Prefix) folders.push(decoded(page, Prefix).slice(beginning.length));
    }
  }
  return folders;
}
