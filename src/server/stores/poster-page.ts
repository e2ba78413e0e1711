const [width, height, margin] = [419.53, 595.28, 30]

/** A5, in points, and where its foot begins. */
export const page = { width, height, footerTop: height - 59 } as const

/** What its margins leave. */
export const inner = { left: margin, right: width - margin, width: width - 2 * margin } as const
