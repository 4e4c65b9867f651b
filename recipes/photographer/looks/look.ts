import type { PieceLook } from '../pieces/piece.ts';
import type { PieceName } from '../pieces/pieces.ts';
import type { Cut, Treatment } from '../read-dish/dish-picture.ts';

export type { Cut, Treatment };

/**
 * How an ingredient shows itself: as single pieces, as a nest of strands, as a powder on top, as a sauce that is poured,
 * or only by what it does to the colour of a sauce.
 */
export type Showing = 'pieces' | 'strands' | 'dusting' | 'sauce' | 'unseen';

/** An ingredient as the photographer sees it. Colours are sRGB hex; the other fields of a piece mean what `PieceLook` says. */
export type Look = PieceLook & {
  showing: Showing;
  /** The generator that draws one of it; read where it shows as pieces. */
  piece: PieceName;
  /** How many pieces 100 g of it make. */
  per100g: number;
  /** Whether it goes under in a sauce or stays on top. */
  lies: 'sinks' | 'stands';
  /** What it turns a sauce into when it melts or is blended, and how strongly 1 g does it against 1 g of potato. */
  sauceColour: string;
  sauceStrength: number;
  /** What it turns a clear broth into. */
  liquidColour: string;
};
