/** Spare buffers that are more than so many times too large are kept for larger requests. */
const maxWaste = 1.5;

/** Buffers are allocated in steps of an eighth, so that pictures of nearly the same size share them. */
function allocationSize(bytes: number): number {
  const step = Math.max(1024, 2 ** (Math.floor(Math.log2(Math.max(1, bytes))) - 3));
  return Math.ceil(bytes / step) * step;
}

/**
 * A pool of buffers that earlier pictures no longer use. A picture needs up to 100 MB, and the next one about the same; camera angles vary,
 * so no two tables have the same number of pixels: a buffer that is a little too large serves as well.
 */
export class SpareRoom {
  private readonly spare: ArrayBuffer[] = [];

  /** The index of the smallest spare buffer that holds so many bytes, -1 if there is none. */
  private bestFit(bytes: number): number {
    let best = -1;
    for (const [at, { byteLength }] of this.spare.entries()) {
      if (byteLength < bytes || byteLength > allocationSize(bytes) * maxWaste) continue;
      if (best < 0 || byteLength < (this.spare[best] as ArrayBuffer).byteLength) best = at;
    }
    return best;
  }

  /** Takes a spare buffer, or allocates one and drops a spare one: the pool never exceeds what one picture used at once. */
  take(bytes: number): ArrayBuffer {
    const at = this.bestFit(bytes);
    if (at >= 0) return this.spare.splice(at, 1)[0] as ArrayBuffer;
    this.spare.shift();
    return new ArrayBuffer(allocationSize(bytes));
  }

  /** Returns a buffer to the pool; its former user must not read it any more. */
  releaseBuffer(buffer: ArrayBuffer): void {
    this.spare.push(buffer);
  }
}

/** The pool of this thread. */
const spareRoom = new SpareRoom();

/** @returns numbers with arbitrary content: the caller writes all of them */
export function borrow(length: number): Float32Array<ArrayBuffer> {
  return new Float32Array(spareRoom.take(length * Float32Array.BYTES_PER_ELEMENT), 0, length);
}

/** @returns bytes with arbitrary content: the caller writes all of them */
export function borrowBytes(length: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(spareRoom.take(length), 0, length);
}

/** Returns an array to the pool; the caller must not read it afterwards. */
export function releaseBuffer(values: Float32Array | Uint8Array): void {
  spareRoom.releaseBuffer(values.buffer as ArrayBuffer);
}
