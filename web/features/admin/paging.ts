import { useState } from 'react';

export const adminPageSize = 25;

/**
 * Which page of a list is in sight; another question (search, filter) starts at page 1.
 * @param question what the list was asked for, as one text
 */
export function usePageOf(question: string): [number, (page: number) => void] {
  const [kept, setKept] = useState({ question, page: 1 });
  // Forgotten while rendering, so that no request leaves for the old page of the new question.
  if (kept.question !== question) setKept({ question, page: 1 });
  const page = kept.question === question ? kept.page : 1;
  return [page, (next) => setKept({ question, page: next })];
}
