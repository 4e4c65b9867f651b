/** The parameters of a listing. */
export type Listing = {
  bucket: string;
  /** With a slash at its end; empty for the bucket itself. */
  folder: string;
  /** The beginning of the names, case-insensitive. */
  search: string;
  limit: number;
  offset: number;
  column: 'name' | 'created_at' | 'updated_at' | 'last_accessed_at';
  descending: boolean;
};

/** An object or, without an id, a folder, in the official client's format. */
export type Entry = {
  name: string;
  id: string | null;
  updated_at: Date | null;
  created_at: Date | null;
  last_accessed_at: Date | null;
  metadata: object | null;
};
