/** A page as Stripe prints lists. */
export function listObject<T>(data: T[], url: string, hasMore = false) {
  return { object: 'list' as const, url, has_more: hasMore, data };
}
