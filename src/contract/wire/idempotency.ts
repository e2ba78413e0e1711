/** Header that names a submission; the same value always means the same order. */
export const idempotencyHeader = 'Idempotency-Key'
