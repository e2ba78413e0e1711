/** The embedded database was held by another process longer than anybody waits for it. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy'
}
