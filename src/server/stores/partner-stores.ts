import { storeLabel, type Store } from '#contract/settings/stores.ts'
import { readAddressLabel } from '#rules/text/address-label.ts'
import type { FoundPlace, Places } from '#server/adapters/places/places.ts'
import { placeKey } from '#server/adapters/places/place-words.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { SiteSettings } from '#server/settings/site-settings.ts'

/**
 * Addresses among which partner stores stand first: they are suggested where what is typed fits, and the address of one
 * is known whole.
 */
export function withStores(places: Places, { stores }: Pick<SiteSettings, 'stores'>): Places {
  return {
    ...places,
    async suggest(text, asker) {
      const [found, all] = await Promise.all([places.suggest(text, asker), stores()])
      const first = all.filter(fits(text)).slice(0, mostStores).map(placeOfStore)
      return first.length === 0 ? found : { ...found, places: [...first, ...found.places].slice(0, mostPlaces) }
    },
    async resolve(text, asker) {
      const key = placeKey(text)
      const store = (await stores()).find((each) => placeKey(storeLabel(each)) === key)
      return store === undefined ? places.resolve(text, asker) : placeOfStore(store)
    },
  }
}

/** A store as a place to pick. Its point was looked up once, by whoever added it. */
export function placeOfStore(store: Store): FoundPlace {
  const { label, lat, lng } = store.address
  const { postcode, city } = readAddressLabel(label)
  const place = { label: storeLabel(store), lat, lng, postcode, city }
  return { ...place, hasNumber: true, approximate: false, holds: 'always' }
}

/** What a driver is to know at a pickup address: the note of the store that it is, '' elsewhere. */
export async function storeNotes({ stores }: Pick<SiteSettings, 'stores'>): Promise<(address: string) => string> {
  const notes = new Map((await stores()).map((store) => [storeLabel(store), store.note]))
  return (address) => notes.get(address) ?? ''
}

export async function foundStore({ stores }: Pick<SiteSettings, 'stores'>, slug: string): Promise<Store> {
  const store = (await stores()).find((each) => each.slug === slug)
  if (store === undefined) throw new HttpError(404, 'On ne connaît pas ce dépôt.')
  return store
}

/** Each word that is typed begins one of the store's: 'neg gras' fits 'Négoce Modèle, 12 rue de l’Exemple, Grasse'. */
function fits(text: string): (store: Store) => boolean {
  const typed = placeKey(text).split(' ')
  if (typed.join('').length < fewestSigns) return () => false
  return (store) => {
    const own = placeKey(storeLabel(store)).split(' ')
    return typed.every((word) => own.some((each) => each.startsWith(word)))
  }
}

/** Fewer say nothing yet; and other addresses stay in sight. */
const fewestSigns = 3
const mostStores = 3
const mostPlaces = 6
