/** Returns a page of objects in Stripe's list format. */
export function listObject<T>(data: T[], url: string, hasMore = false) {
  return { object: 'list' as const, url, has_more: hasMore, data };
}
