/** Detects UTF-16 without a byte order mark by the zero bytes between plain letters. */
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
 * Decodes a file as UTF-8, as UTF-16 with or without a byte order mark, or else as Windows-1252, which older programs write.
 * @returns undefined if the bytes are not text
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

/** Returns whether bytes begin with the "PK" signature of a zip, including an empty one. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}
