import type { World } from '#app/world.ts'

/** Ends the session and forgets its list of orders; drafts stay on the device (R31). */
export function signOut({ session, orders }: Pick<World, 'session' | 'orders'>): void {
  session.close()
  orders.clear()
}
