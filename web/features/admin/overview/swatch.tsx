import { dashesOf, type Series } from './day-plots.ts';

/** The legend symbol of a series, in the look of the plot. */
export function Swatch({ series }: { series: Series }) {
  const { look, colour } = series;
  const dashes = dashesOf(look);
  return (
    <svg className="swatch" viewBox="0 0 22 14" aria-hidden="true">
      {dashes !== null ? (
        <line
          x1="2"
          x2="20"
          y1="7"
          y2="7"
          stroke={colour}
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray={dashes}
        />
      ) : (
        <rect x="4" width="14" height="14" rx="3" fill={colour} />
      )}
      {look === 'hatched' && (
        <path d="M4 10 14 0M8 14 18 4" stroke="var(--surface)" strokeWidth="2.5" />
      )}
    </svg>
  );
}
