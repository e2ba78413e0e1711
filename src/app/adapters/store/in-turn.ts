/** Does some work while no other tab of this browser does work of that name. */
export type InTurn = <Done>(name: string, work: () => Promise<Done>) => Promise<Done>

/** By Web Locks; in a browser without them, at once. */
export function createInTurn(locks: LockManager | undefined): InTurn {
  return (name, work) => (locks === undefined ? work() : locks.request(name, work))
}
