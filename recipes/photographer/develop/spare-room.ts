/**
 * Room that an earlier picture has done with. A picture needs up to 100 MB, and the next one about the same; but cameras lean more and less,
 * so that no two tables have the same number of pixels: room that is a little too large serves as well.
 */
const spare: ArrayBuffer[] = [];

/** Room is made in steps of an eighth, so that pictures of nearly one size take the same. */
function roomy(bytes: number): number {
  const step = Math.max(1024, 2 ** (Math.floor(Math.log2(Math.max(1, bytes))) - 3));
  return Math.ceil(bytes / step) * step;
}

/** Spare room that is more than so many times too large is kept for what needs it. */
const mostWaste = 1.5;

/** The place of the smallest spare room that holds so many bytes, -1 where there is none. */
function fitting(bytes: number): number {
  let best = -1;
  for (const [at, { byteLength }] of spare.entries()) {
    if (byteLength < bytes || byteLength > roomy(bytes) * mostWaste) continue;
    if (best < 0 || byteLength < (spare[best] as ArrayBuffer).byteLength) best = at;
  }
  return best;
}

/** Takes spare room, or makes it and lets go of a spare one: there is never more of it than one picture had at once. */
function take(bytes: number): ArrayBuffer {
  const at = fitting(bytes);
  if (at >= 0) return spare.splice(at, 1)[0] as ArrayBuffer;
  spare.shift();
  return new ArrayBuffer(roomy(bytes));
}

/** @returns numbers of any kind: all of them have to be written */
export function borrow(length: number): Float32Array<ArrayBuffer> {
  return new Float32Array(take(length * Float32Array.BYTES_PER_ELEMENT), 0, length);
}

/** @returns bytes of any kind: all of them have to be written */
export function borrowBytes(length: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(take(length), 0, length);
}

/** Hands an array back to be borrowed again; nobody may read it any more. */
export function giveBack(values: Float32Array | Uint8Array): void {
  spare.push(values.buffer as ArrayBuffer);
}
