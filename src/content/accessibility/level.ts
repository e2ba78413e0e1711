/** What the statement comes to, for the foot of every page: no script carries the criteria. A test counts it again. */
export const accessibilityLevel = 'non conforme'
