import { createLockQueue } from '#adapters/store/outbox-store.ts'
import { createStaffCopies } from '#adapters/store/staff-copies.ts'
import { createStaffOutbox, createTakenStore } from '#adapters/store/staff-outbox.ts'
import type { StaffWorld } from '#app/staff/staff-world.ts'
import { createOrdersStore } from '#app/staff/model/orders-store.ts'
import { orderMoves } from '#rules/order/order-moves.ts'
import { aWireStaffOrder } from '#tests/builders/a-staff-order.ts'
import { camille, friday10h, pretendWorld } from '#tests/builders/pretend-world.ts'

/**
 * The team's server at the other end of the wire: it compares and sets, keeps a photo once by its key, and can be out
 * of reach.
 */
export function pretendOffice(...wanted: Record<string, unknown>[]) {
  const orders = new Map(wanted.map((changes) => aWireStaffOrder(changes)).map((order) => [order.id, order]))
  const office = {
    orders,
    isOffline: false,
    losesReplies: false,
    listsDelivered: true,
    photos: new Map<string, { id: number; photo: File }>(),
    asked: [] as string[],
    reasons: [] as string[],
    answers: new Map<string, () => Response>(),
    late: new Map<string, () => Promise<void>>(),
  }
  const onWire = (order: ReturnType<typeof aWireStaffOrder>) => ({
    ...order,
    etapes: orderMoves({ status: order.StatuCommande, isPaid: order.StatuPaiement === 1 })
      .filter(({ to }) => to !== 6)
      .map(({ to, onPurpose }) => ({ vers: to, expres: onPurpose })),
  })
  const reply = async (path: string, body: BodyInit | null | undefined): Promise<Response> => {
    const told = office.answers.get(path)
    if (told) return told()
    if (path === '/bo/orders')
      return Response.json({
        data: [...office.orders.values()]
          .filter(({ StatuCommande }) => office.listsDelivered || StatuCommande !== 2)
          .map(onWire),
        comptes: { aujourdhui: orders.size, retard: 0, demain: 0, 'sans-prix': 0 },
      })
    const [, digits = '', act = ''] = /^\/bo\/orders\/(\d+)\/?(\w*)$/.exec(path) ?? []
    const order = office.orders.get(Number(digits))
    if (order === undefined) return Response.json({ message: 'Inconnu' }, { status: 404 })
    if (act === 'photos' && body instanceof FormData) {
      office.photos.set(String(body.get('cle')), { id: order.id, photo: body.get('photo') as File })
      return Response.json({
        data: { id: office.photos.size, image_url: '/photos/1', uploaded_at: null, description: '' },
      })
    }
    if (act === 'step') {
      const { de, vers, motif } = JSON.parse(String(body)) as { de: number; vers: number; motif: string }
      if (order.StatuCommande !== de)
        return Response.json(
          { message: 'Cette commande a changé entre-temps : elle est « Livré ».', StatuCommande: order.StatuCommande },
          { status: 409 },
        )
      order.StatuCommande = vers
      office.reasons.push(motif)
    }
    if (act === 'undo') order.StatuCommande = 4
    return Response.json({ data: onWire(order) })
  }
  const answer: typeof fetch = async (input, init) => {
    const path = String(input).replace('/api', '').replace(/\?.*/, '')
    if (office.isOffline) throw new TypeError('Failed to fetch')
    office.asked.push(path)
    await office.late.get(path)?.()
    const response = await reply(path, init?.body)
    if (office.losesReplies && init?.method === 'POST') throw new TypeError('the connection was cut')
    return response
  }
  return Object.assign(office, { fetch: answer })
}

/** A member of the team at that office. `shrinkPhoto` redraws every picture unless told otherwise. */
export function atTheDesk(
  office: ReturnType<typeof pretendOffice>,
  changes: Partial<StaffWorld> = {},
  userId = camille.id,
) {
  const world: StaffWorld = {
    ...pretendWorld(office.fetch, friday10h),
    newId: () => crypto.randomUUID(),
    shrinkPhoto: async (file) => new File(['redrawn'], file.name, { type: 'image/jpeg' }),
    outbox: createStaffOutbox(),
    taken: createTakenStore(),
    copies: createStaffCopies(),
    factor: { state: { waits: false }, waitsNoMore() {} },
    lockQueue: createLockQueue(undefined),
    ...changes,
  }
  return { world, store: createOrdersStore(world, userId) }
}

/** A photo as the camera hands it over. */
export const aPhoto = new File(['a picture, and where it was taken'], 'IMG_0001.jpg', { type: 'image/jpeg' })

/** A clock that the test moves on; what sleeps until then wakes up. */
export function handClock(start = friday10h) {
  let now = start
  const sleepers: { readonly until: number; wake(): void }[] = []
  return {
    now: () => now,
    sleep: (ms: number) => new Promise<void>((wake) => void sleepers.push({ until: now.getTime() + ms, wake })),
    async pass(ms: number) {
      now = new Date(now.getTime() + ms)
      sleepers.filter(({ until }) => until <= now.getTime()).forEach(({ wake }) => wake())
      await Promise.resolve()
    },
  }
}
