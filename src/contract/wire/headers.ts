/**
 * Header by which a device that signed in before says so: the marks it was handed out (`appareil` in a reply), the
 * newest first, with spaces between.
 */
export const deviceHeader = 'Appareil'

/** How many marks a device may send: as many accounts were opened on it. */
export const mostMarks = 5

/** Header that names a submission; the same value always means the same order. */
export const idempotencyHeader = 'Idempotency-Key'
