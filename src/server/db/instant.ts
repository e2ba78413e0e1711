/** An instant, in milliseconds since 1970 (decision 011). */
export type Instant = number
