type Minutes = number | null;

/** Derives a missing time from the total time. With only a total, all of it counts as cooking time. */
export function shareTimes(prep: Minutes, cook: Minutes, total: Minutes) {
  if (total === null || (prep !== null && cook !== null)) return { prep, cook };
  return cook === null
    ? { prep: prep ?? 0, cook: Math.max(0, total - (prep ?? 0)) }
    : { prep: Math.max(0, total - cook), cook };
}
