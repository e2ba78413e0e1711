import { createDriverStores } from '#adapters/store/driver-store.ts'
import { createLockQueue } from '#adapters/store/outbox-store.ts'
import { createDriverStore, type DriverWorld } from '#app/driver/model/driver-store.ts'
import { findStop, type DayStop } from '#app/driver/model/day-stops.ts'
import type { WireReply } from '#contract/endpoint.ts'
import type { readDriverDay } from '#contract/driver/driver-day.ts'
import type { DriverAct } from '#rules/run/driver-acts.ts'
import { camille, pretendWorld } from '#tests/builders/pretend-world.ts'

/** Tuesday 24 November 2026, 10:28 in Paris. */
export const tuesday1028 = new Date('2026-11-24T10:28:00+01:00')

type WireDay = WireReply<typeof readDriverDay>
type WireOrder = WireDay['commandes'][number]

/** An order of the road as the wire has it: on its way, three packages of tiles to Mougins. */
export function aRoadOrder(changes: Partial<WireOrder> = {}): WireOrder {
  return {
    id: 1042,
    statut: 1,
    donneur_ordre: {
      nom: 'Toitures Modèle',
      adresse: '3 rue du Modèle, 06250 Mougins',
      siren: '000 000 000',
      telephone: '',
    },
    reference: 'CH-7',
    chantier: 'Villa Modèle',
    retrait: aPlace('Dépôt Exemple', '1 rue du Modèle, 06150 Cannes-la-Bocca'),
    livraison: {
      ...aPlace('M. Exemple', '12 chemin de l’Exemple, 06250 Mougins'),
      note: 'Portail vert, code 0000A. Camion 3,5 t max.',
    },
    poids: '212 kg',
    nature: 'tuiles',
    colis: 3,
    tentatives: 0,
    voisin: '',
    evenements: [],
    ...changes,
  }
}

export function aPlace(nom: string, adresse: string): WireOrder['retrait'] {
  return {
    nom,
    adresse,
    latitude: 43.6,
    longitude: 7,
    telephone: '0600000000',
    note: '',
    prevue: 'avant 12 h',
  }
}

/** A stop of an order: at '10:40' of that Tuesday, done or not. */
export function aStop(commande: number, genre: 'retrait' | 'livraison', time: string, isDone = false) {
  const heure = `2026-11-24 ${time}:00`
  return { commande, genre, heure, estimee: false, en_retard: false, fait_le: isDone ? heure : null }
}

/** A run as the wire has it. */
export function aRun(arrets: readonly ReturnType<typeof aStop>[], changes: Record<string, unknown> = {}) {
  return {
    id: 5,
    version: 1,
    jour: '2026-11-24',
    etat: 'commencee' as const,
    chauffeur: { id: 7, nom: 'Sam Exemple' },
    plaque: 'AA-000-AA',
    transporteur: '',
    depart: '2026-11-24 07:30:00',
    arrets: [...arrets],
    ...changes,
  }
}

/** A day with one run: 1042 is in the vehicle and next, 1043 is to be picked up and brought. */
export function aWireDay(changes: Partial<WireDay> = {}): WireDay {
  return {
    jour: '2026-11-24',
    transporteur: {
      nom: 'Transports Modèle',
      adresse: '3 quai de l’Exemple, 06000 Nice',
      siren: '000 000 000',
      telephone: '',
      licence: '2026/93/0000000',
    },
    tournees: [
      aRun([
        aStop(1042, 'retrait', '08:04', true),
        aStop(1042, 'livraison', '10:40'),
        aStop(1043, 'retrait', '11:30'),
        aStop(1043, 'livraison', '13:20'),
      ]),
    ],
    commandes: [
      aRoadOrder(),
      aRoadOrder({
        id: 1043,
        statut: 3,
        retrait: aPlace('Négoce Modèle', '5 avenue de l’Exemple, 06220 Vallauris'),
        livraison: aPlace('Mme Spécimen', '8 route du Modèle, 06560 Valbonne'),
      }),
    ],
    retirees: [],
    ...changes,
  }
}

interface ToldAct {
  readonly id: string
  readonly genre: string
  readonly commande: number
  readonly photos: readonly string[]
  readonly le: string
  readonly envoye_le: string
}

/** The server at the other end of a bad line: it takes each act and each photo once, by its name. */
export function pretendRoad(day = aWireDay()) {
  const road = {
    day,
    isOffline: false,
    losesReplies: false,
    refusesPhotos: false,
    acts: new Map<string, ToldAct>(),
    photos: new Map<string, FormData>(),
    /** What came, in its order: 'photo', or the kind of an act. */
    asked: [] as string[],
    /** Instead of taking an act. */
    answer: null as ((act: ToldAct) => Response | null) | null,
  }
  const reply = (path: string, body: BodyInit | null | undefined): Response => {
    if (path === '/bo/tournee') return Response.json(road.day)
    if (path === '/bo/tournee/photos' && body instanceof FormData) {
      road.asked.push('photo')
      if (road.refusesPhotos) return Response.json({ message: 'Commande introuvable' }, { status: 404 })
      road.photos.set(String(body.get('cle')), body)
      return Response.json({ success: true })
    }
    if (path !== '/bo/tournee/actes') return Response.json({ message: 'Inconnu' }, { status: 404 })
    const act = JSON.parse(String(body)) as ToldAct
    road.asked.push(act.genre)
    const refused = road.answer?.(act) ?? null
    if (refused !== null) return refused
    if (!road.acts.has(act.id)) {
      road.acts.set(act.id, act)
      take(road.day, act)
    }
    return Response.json(road.day)
  }
  const answer: typeof fetch = async (input, init) => {
    if (road.isOffline) throw new TypeError('Failed to fetch')
    const response = reply(String(input).replace('/api', ''), init?.body)
    if (road.losesReplies && init?.method === 'POST') throw new TypeError('the connection was cut')
    return response
  }
  return Object.assign(road, { fetch: answer })
}

function take({ tournees, commandes }: WireDay, { genre, commande, le }: ToldAct) {
  const order = commandes.find(({ id }) => id === commande) as { statut: number } | undefined
  if (order) order.statut = { pris_en_charge: 1, livre: 2, chez_un_voisin: 2, non_livre: 3 }[genre] ?? order.statut
  for (const { arrets } of tournees as { arrets: { commande: unknown; genre: string; fait_le?: unknown }[] }[])
    for (const stop of arrets)
      if (stop.commande === commande && (stop.genre === 'retrait') === (genre === 'pris_en_charge')) stop.fait_le ??= le
}

/** A driver's phone on that road. Another one of the same account on the same phone finds what this one left. */
export function onTheRoad(
  road: ReturnType<typeof pretendRoad>,
  changes: Partial<DriverWorld> = {},
  userId = camille.id,
) {
  const world: DriverWorld = {
    ...pretendWorld(road.fetch, tuesday1028),
    newId: () => crypto.randomUUID(),
    shrinkPhoto: async (file) => new File(['redrawn'], file.name, { type: 'image/jpeg' }),
    ...createDriverStores(),
    lockQueue: createLockQueue(undefined),
    ...changes,
  }
  const store = createDriverStore(world, userId)
  const stop = (orderId: number, kind: DayStop['kind'] = 'delivery') => {
    const found = store.state.day && findStop(store.state.day, orderId, kind)
    if (!found) throw new Error(`order ${orderId} has no such stop`)
    return found
  }
  return { world, store, stop }
}

/** What is told of goods that somebody signs for. */
export const aReceived = {
  reserves: [],
  words: '',
  name: 'M. Exemple',
  signature: [[10, 20, 30, 40]],
  photos: 0,
} as const
export const aDelivery: DriverAct = { kind: 'delivery', ...aReceived, unsigned: null }
export const aPickup: DriverAct = { kind: 'pickup', ...aReceived, packages: 3, goods: '', name: '', signature: [] }

/** A photo as the camera hands it over. */
export const aPhoto = new File(['a picture, and where it was taken'], 'IMG_0001.jpg', { type: 'image/jpeg' })
