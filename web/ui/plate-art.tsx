/** The motif on the plate of the laid table. */
export type PlateMotif =
  | 'threads'
  | 'heart'
  | 'book'
  | 'face'
  | 'glass'
  | 'check'
  | 'clock'
  | 'cross'
  | 'back'
  | 'question';

const motifs: Record<PlateMotif, React.ReactNode> = {
  threads: (
    <g strokeWidth="3.5">
      <path className="thread-2" d="M131 128c-3-16-10-28-24-40" />
      <path className="thread" d="M131 128c0-18 1-34 4-54" />
      <path className="thread-2" d="M131 128c3-14 11-24 27-34" />
    </g>
  ),
  heart: (
    <path
      className="thread-2"
      strokeWidth="3.5"
      d="M132 128c-30-18-36-32-32-44 5-13 24-14 32 2 8-16 27-15 32-2 4 12-2 26-32 44Z"
    />
  ),
  book: (
    <path
      className="thread"
      strokeWidth="3.2"
      d="M132 80v50M132 80c-8-6-20-8-32-7v48c12-1 24 1 32 9 8-8 20-10 32-9V73c-12-1-24 1-32 7Z"
    />
  ),
  face: (
    <g className="thread" strokeWidth="3.5">
      <path d="M112 96h.01M152 96h.01" />
      <path d="M116 124c8-9 24-9 32 0" />
    </g>
  ),
  glass: (
    <g className="thread" strokeWidth="3.5">
      <circle cx="126" cy="96" r="22" />
      <path d="m142 112 18 18" />
    </g>
  ),
  check: <path className="thread-good" strokeWidth="5" d="m106 104 18 18 36-42" />,
  clock: (
    <g className="thread" strokeWidth="3.5">
      <circle cx="132" cy="102" r="30" />
      <path d="M132 84v18l12 9" />
    </g>
  ),
  cross: <path className="thread" strokeWidth="4.5" d="m112 82 40 40m0-40-40 40" />,
  back: (
    <path
      className="thread"
      strokeWidth="4"
      d="M118 76 102 92l16 16M102 92h42c14 0 22 8 22 19s-8 19-22 19h-18"
    />
  ),
  question: (
    <path
      className="thread"
      strokeWidth="4"
      d="M116 90c0-10 7-16 16-16s16 6 16 15c0 12-16 12-16 24M132 128h.01"
    />
  ),
};

/** The laid table: cloth, plate, fork and knife, with a motif on the plate. */
export function PlateArt({ motif }: { motif: PlateMotif }) {
  return (
    <svg
      className="plate-art"
      viewBox="0 0 280 200"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className="cloth" d="M170 22 262 8c4 54 2 118-6 184l-94-4c10-52 13-110 8-166Z" />
      <path className="cloth-line" strokeWidth="4" d="M238 12c3 54 1 118-5 178" />
      <path className="cloth-line" strokeWidth="1.5" d="M230 13.500c3 54 1 118-5 176" />
      <circle className="rim" cx="132" cy="102" r="82" strokeWidth="1.5" />
      <circle className="well" cx="132" cy="102" r="56" strokeWidth="1.5" />
      <path
        className="steel"
        strokeWidth="3"
        d="M22 46v26c0 8 5 12 10 12s10-4 10-12V46M32 46v112M250 158V44c-9 10-12 32-10 54h10"
      />
      {motifs[motif]}
    </svg>
  );
}
