/**
 * The ids that begin with a typed text: result pages and mails show the first 12 characters of a transaction.
 * @returns the lowest and the highest of them, null where the text is no beginning of an id of at least 8 characters
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
