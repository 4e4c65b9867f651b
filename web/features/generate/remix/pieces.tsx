import type { Piece } from './difference/compare-words.ts';

/** Texts in a row may repeat: their place is what tells them apart. */
const placed = (pieces: readonly Piece[]) =>
  pieces.map((piece, index) => ({ piece, key: `${index}:${piece.text}` }));

/** Words in and out: struck through or underlined, and said to those who hear them. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return placed(pieces).map(({ piece: { kind, text }, key }) => {
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Mark = kind === 'out' ? 'del' : 'ins';
    return (
      <Mark key={key} className="piece">
        <span className="sr-only">{kind === 'out' ? ' (out: ' : ' (in: '}</span>
        {text}
        <span className="sr-only">) </span>
      </Mark>
    );
  });
}
