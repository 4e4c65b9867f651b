/** Bytes that stand between the characters of plain letters in UTF-16, where no mark at the beginning says so. */
function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const start = bytes.subarray(0, 512);
  if (start.length < 4 || start.length % 2 === 1) return undefined;
  const zerosAt = (rest: number) =>
    start.filter((byte, at) => at % 2 === rest && byte === 0).length;
  const half = start.length / 2;
  if (zerosAt(1) > half * 0.7 && zerosAt(0) === 0) return 'utf-16le';
  if (zerosAt(0) > half * 0.7 && zerosAt(1) === 0) return 'utf-16be';
  return undefined;
}

/**
 * The text of a file: UTF-8, UTF-16 with or without its mark, else Windows-1252 as older programs write it.
 * @returns undefined where the bytes are no text
 */
export function decodeBytes(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff && 'utf-16be';
  const utf16 = marked || guessUtf16(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  if (bytes.subarray(0, 4096).includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** "PK": what every zip begins with, an empty one too. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}
