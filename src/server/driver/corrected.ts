/** An hour of a phone, ms: what its clock was wrong by when it sent an act, it was when the act was done. */
export function corrected(at: Date, sentAt: Date, received: Date): number {
  return at.getTime() + received.getTime() - sentAt.getTime()
}
