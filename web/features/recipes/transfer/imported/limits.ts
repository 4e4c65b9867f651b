/** Limits of one import: above a real collection of ten thousand recipes, below what would overload a phone. */
export const importLimits = {
  fileBytes: 64 * 1024 * 1024,
  /** All texts of a zip together, unpacked. */
  unpackedBytes: 128 * 1024 * 1024,
  /** One text in a zip. */
  entryBytes: 32 * 1024 * 1024,
  entries: 30_000,
  files: 1_000,
  recipes: 10_000,
} as const;

/** Recipe sites give many keywords, and most of them are for search engines. */
export const mostForeignCategories = 12;

/** Formats a size for people: "64 MB". */
export function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
