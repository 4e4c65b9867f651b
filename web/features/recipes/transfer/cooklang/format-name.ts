/** What the head of a file of ours says; its reader looks for it. */
export const cooklangFormat = 'saffron-table/1';
