/** What happened to the paper before it reached the server. */
export const kinds = ['text', 'scan', 'photo', 'turned', 'fax', 'screenshot'] as const
export type Kind = (typeof kinds)[number]
