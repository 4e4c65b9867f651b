import type { PieceLook } from '../pieces/piece.ts';
import type { PieceName } from '../pieces/pieces.ts';
import type { Cut, Treatment } from './treatment.ts';

export type { Cut, Treatment };

/**
 * How an ingredient is visible: as single pieces, as a nest of strands, as a powder on top, as a poured sauce,
 * or only by its effect on the colour of a sauce.
 */
export type Showing = 'pieces' | 'strands' | 'dusting' | 'sauce' | 'unseen';

/** The look of an ingredient. Colours are sRGB hex; see `PieceLook` for the other inherited fields. */
export type Look = PieceLook & {
  showing: Showing;
  /** The generator that draws one piece. Only used when `showing` is `pieces`. */
  piece: PieceName;
  /** The number of pieces in 100 g. */
  per100g: number;
  /** Whether it sinks in a sauce or stays on top. */
  lies: 'sinks' | 'stands';
  /** The colour it gives a sauce when it melts or is blended, and the strength of 1 g relative to 1 g of potato. */
  sauceColour: string;
  sauceStrength: number;
  /** The colour it gives a clear broth. */
  liquidColour: string;
};
