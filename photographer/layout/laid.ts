/** A food that is ready to draw: how to draw one piece, its size, and its share of the area. */
export type Laid = {
  /** Draws one piece; the rotation is random when not given. */
  draw: (at: { x: number; y: number; rotation?: number; base?: number }) => void;
  /** Half of the longest dimension, in units. */
  radius: number;
  /** The area that one piece covers, in square units. */
  footprint: number;
  /** Its share of the area, 0 to 1. */
  share: number;
  /** Maximum number of pieces: three eggs, not thirty. */
  most?: number;
  /** True for threads, which lie across each other in a tangle. */
  isThread?: boolean;
  /** True for threads and leaves, which may overlap; other big things would merge into one shape. */
  overlaps?: boolean;
  /** For a powder: sifts it over a round area instead of drawing pieces. */
  dust?: (area: { x: number; y: number; radius: number }) => void;
};
