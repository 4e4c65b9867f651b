// The package has no types.
declare module '@adobe/structured-data-validator' {
  type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; fieldNames?: string[] };

  export default class Validator {
    /** @param data items by type, as @marbec/web-auto-extractor returns them */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
