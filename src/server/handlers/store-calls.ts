import type { Handlers } from '#server/http/handler.ts'
import { foundStore, placeOfStore } from '#server/stores/partner-stores.ts'
import { posterFacts } from '#server/stores/store-poster.ts'
import { placeOnWire } from './place-calls.ts'

export const storeCalls = {
  /** A partner store, as its customers know it: the note is the driver's. */
  findStore: async ({ params: { slug } }, world) => {
    const store = await foundStore(world.settings, slug)
    return { success: true, nom: store.name, horaires: store.hours, lieu: placeOnWire(placeOfStore(store), world) }
  },

  /** Its poster, drawn anew as it is now. */
  downloadStorePoster: async ({ params: { slug } }, world) => {
    const facts = posterFacts(await foundStore(world.settings, slug), world)
    const name = `affiche-${slug}.pdf`
    return { name, type: 'application/pdf', bytes: await world.papers.draw(name, { kind: 'poster', facts }) }
  },
} satisfies Partial<Handlers>
