/** A food as it is laid: how to draw one of it, how big it is, and its part of the room. */
export type Laid = {
  /** Draws one; the rotation is chance where none is given. */
  draw: (at: { x: number; y: number; rotation?: number; base?: number }) => void;
  /** Half of its longest measure, in units. */
  radius: number;
  /** How much ground one covers, in square units. */
  footprint: number;
  /** Its part of the room, 0 to 1. */
  share: number;
  /** The most of it that anyone would lay: three eggs, not thirty. */
  most?: number;
  /** Threads, which lie across each other in a tangle. */
  isThread?: boolean;
  /** Threads and leaves lie over each other as they like; other big things melt into one where they do. */
  overlaps?: boolean;
  /** For a powder: sifts it over a round place, in place of drawing pieces. */
  dust?: (area: { x: number; y: number; radius: number }) => void;
};
