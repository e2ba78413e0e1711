import 'fake-indexeddb/auto'
import { createCaller } from '#adapters/net/caller.ts'
import { createDeviceData } from '#adapters/store/device-data.ts'
import { createDrafts } from '#adapters/store/drafts.ts'
import { ChunkLoadError } from '#adapters/failures/failures.ts'
import { createFetchFile } from '#adapters/net/fetch-file.ts'
import { createFavouriteCopies } from '#adapters/store/favourite-copies.ts'
import { createSharedStore } from '#adapters/store/share-store.ts'
import { createSeenFiles } from '#adapters/store/seen-files.ts'
import { sha256 } from '#adapters/store/sha256.ts'
import { createProviderPlaces } from '#adapters/places/provider-places.ts'
import { proxy } from 'valtio'
import type { World } from '#app/world.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { createConnection } from '#state/connection/connection.ts'
import { createInstall } from '#state/notices/install.ts'
import { createBothOrders } from '#state/orders/both-orders.ts'
import { createFavourites } from '#state/favourites/favourites.ts'
import { createPriceMemories } from '#state/orders/price-memory.ts'
import { createSession } from '#state/session/session.ts'
import { createSharedSlips } from '#state/orders/slip-shares.ts'
import { createTheme } from '#state/screen/theme.ts'
import { createUpdate } from '#state/screen/update.ts'
import { createToasts } from '#state/screen/toasts.ts'
import { memoryStore } from './memory-store.ts'

/** Friday 20 November 2026, 10:00 in Paris. */
export const friday10h = new Date('2026-11-20T10:00:00+01:00')

export const camille: UserRecord = {
  id: 7,
  nom: 'Exemple',
  prenom: 'Camille',
  email: 'camille@exemple.fr',
  telephone: '0612345678',
  user_profil: {
    nom: 'Exemple',
    prenom: 'Camille',
    telephone: '0612345678',
    RaisonSocial: 'Exemple Matériaux',
    adresseFacturation: '',
    codePostal: '',
    ville: '',
  },
}

/** What the provider answers to a call, by path under /api. */
export type Answers = Readonly<Record<string, (body: Record<string, unknown>, signal: AbortSignal) => unknown>>

/**
 * The provider at the other end of the wire: it answers as told, and remembers the paths it was asked. It reads 212 kg
 * on a slip unless told otherwise.
 */
export function pretendProvider(told: Answers) {
  const answers: Answers = { '/bo/ocr-bordereau': () => ({ ok: true, poids_total_kg: 212 }), ...told }
  const asked: { path: string; body: Record<string, unknown> }[] = []
  const answer: typeof fetch = async (input, init) => {
    const path = String(input).replace('/api', '').replace(/\?.*/, '')
    const body = readBody(init?.body)
    asked.push({ path, body })
    const reply = await answers[path]?.(body, init?.signal as AbortSignal)
    if (reply instanceof Response) return reply
    return reply === undefined ? Response.json({ message: 'Inconnu' }, { status: 404 }) : Response.json(reply)
  }
  return { fetch: answer, asked, count: (path: string) => asked.filter((each) => each.path === path).length }
}

/** A world whose network is that fetch, whose clock stands still and whose ids are counted. */
export function pretendWorld(fetchIt: typeof fetch, now = friday10h): World {
  const store = memoryStore()
  let ids = 0
  const newId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`
  const call = createCaller({
    fetch: fetchIt,
    origin: '',
    token: () => 'token',
    sleep: atOnce,
    onSignedOut: () => false,
    onWaiting: () => {},
  })
  const session = createSession(store, () => now)
  return {
    call,
    takes: async () => true,
    upload: (endpoint, { onProgress: _, answerMs: _ms, ...options }) => call(endpoint, options as never),
    places: createProviderPlaces(call),
    drafts: createDrafts(),
    deviceData: createDeviceData(),
    deviceMarks: { forget: async () => {} },
    tabLock: async () => () => {},
    device: 'ce téléphone',
    installed: false,
    storageFacts: async () => ({ usedBytes: null, isPersisted: null }),
    notices: noNotices,
    install: createInstall(
      { watch: (tell) => tell('unknown'), ask: async () => 'dismissed' },
      { read: async () => null, keep: async () => {} },
      () => now,
      () => {},
    ),
    wideScreen: { isWide: () => false, watch: () => () => {} },
    seenFiles: createSeenFiles(() => now),
    shrinkPhoto: async (file) => file,
    findOwnPosition: null,
    sharedSlips: createSharedSlips(createSharedStore(), () => now),
    prefillMessage: async () => {},
    session,
    endToken: () => {},
    checkSession: () => {},
    ...createBothOrders({ call, session, now: () => now }),
    favourites: createFavourites({ call, session, copies: createFavouriteCopies() }),
    mail: { state: proxy({ items: [] }), outbox: () => Promise.reject(new ChunkLoadError('not here')) },
    liveOrders: { follow: () => () => {} },
    theme: createTheme(store, { watchSystemTheme: () => {}, showTheme: () => {} }),
    toasts: createToasts(() => () => {}, newId),
    connection: createConnection(() => {}),
    routeAnnouncer: { arrive: () => {}, announce: () => {}, forget: () => {} },
    beacon: () => true,
    onPageHide: () => () => {},
    update: createUpdate({ onWaiting() {}, takeOver() {} }),
    keepRooms() {},
    keepHistory() {},
    onVisible: () => () => {},
    reported: new Set(),
    // A draft comes back without being offered, as on the way back to the form.
    resumed: new Set([camille.id]),
    begunRegistration: { read: () => null, keep() {}, drop() {} },
    unsaved: new Map(),
    prices: createPriceMemories(),
    shareLink: async () => 'shared',
    saveFile: () => {},
    fetchFile: createFetchFile(fetchIt),
    openFileTab: () => null,
    shareFile: null,
    askBeforeLeaving: () => () => {},
    sha256,
    now: () => now,
    newId,
    sleep: atOnce,
    afterPaint: queueMicrotask,
    renew: async () => false,
  }
}

/** A browser without push messages. */
const noNotices: World['notices'] = {
  state: proxy({ standing: 'not here', isBusy: false, isFailed: false }),
  look: async () => {},
  turnOn: async () => {},
  turnOff: async () => {},
  renew: async () => {},
  end: async () => {},
  mayOffer: async () => false,
  refuse() {},
}

/** No pause: what is asked is asked at once, unless it was given up. A limit of more than a minute never comes. */
export async function atOnce(ms: number, signal?: AbortSignal): Promise<void> {
  if (ms > 60_000) return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  await Promise.resolve()
  signal?.throwIfAborted()
}

/** What the toasts say. */
export function said({ toasts }: World): string[] {
  return toasts.state.items.map(({ text }) => text)
}

function readBody(body: BodyInit | null | undefined): Record<string, unknown> {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : {}
}
