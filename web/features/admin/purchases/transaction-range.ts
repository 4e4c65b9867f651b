/**
 * Returns the range of ids with a typed prefix: result pages and emails show the first 12 characters of a transaction id.
 * @returns the lowest and the highest id; null if the text is not an id prefix of at least 8 characters
 */
export function transactionRange(typed: string): [string, string] | null {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/(…|\.{3})$/, '');
  if (!/^[0-9a-f]{8}[0-9a-f-]*$/.test(text)) return null;
  const digits = text.replaceAll('-', '');
  if (digits.length > 32) return null;
  return [asId(digits.padEnd(32, '0')), asId(digits.padEnd(32, 'f'))];
}

function asId(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
