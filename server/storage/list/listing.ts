/** What is asked for of a folder. */
export type Listing = {
  bucket: string;
  /** With its slash at the end; empty for the bucket itself. */
  folder: string;
  /** How names begin, in any case. */
  search: string;
  limit: number;
  offset: number;
  column: 'name' | 'created_at' | 'updated_at' | 'last_accessed_at';
  descending: boolean;
};

/** An object or, with no id, a folder, as the official client lists them. */
export type Entry = {
  name: string;
  id: string | null;
  updated_at: Date | null;
  created_at: Date | null;
  last_accessed_at: Date | null;
  metadata: object | null;
};
