// The package has no types. Only what tests/support/s3-server.ts uses is declared here.
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  type Listing = {
    EncodingType?: string;
    Contents: { Key: string }[];
    CommonPrefixes: { Prefix: string }[];
  };

  type Context = {
    path: string;
    query: Record<string, string>;
    app: S3rver;
    body: { ListBucketResult?: Listing };
  };

  type Listed = {
    objects: { key: string }[];
    commonPrefixes: string[];
    isTruncated: boolean;
  };

  type Store = {
    putContent(path: string, content: NodeJS.ReadableStream): Promise<[size: number, md5: string]>;
    putObject(object: unknown): Promise<unknown>;
    deleteObject(bucket: string, key: string): Promise<void>;
    listObjects(
      bucket: string,
      options: { delimiter?: string; prefix?: string; maxKeys: number },
    ): Promise<Listed>;
    getObject(bucket: string, key: string, options: unknown): Promise<unknown>;
  };

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    store: Store;
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    httpServer: import('node:http').Server;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
