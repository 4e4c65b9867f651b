import type { Piece } from './difference/compare-words.ts';

/** Adds React keys. The same text may occur twice, so the index is part of the key. */
const placed = (pieces: readonly Piece[]) =>
  pieces.map((piece, index) => ({ piece, key: `${index}:${piece.text}` }));

/** Marks removed and added words: struck through or underlined, with labels for screen readers. */
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
