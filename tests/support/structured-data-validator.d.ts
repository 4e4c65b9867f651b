// The package brings no types.
declare module '@adobe/structured-data-validator' {
  type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; fieldNames?: string[] };

  export default class Validator {
    /** @param data items by their type, as @marbec/web-auto-extractor gives them */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
