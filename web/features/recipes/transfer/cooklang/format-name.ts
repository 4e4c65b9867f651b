/** The `format` value in the head of our own files; their reader looks for it. */
export const cooklangFormat = 'saffron-table/1';
