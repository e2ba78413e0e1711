/** The user stopped what was under way. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}
