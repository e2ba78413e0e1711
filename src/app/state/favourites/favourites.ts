import { ref } from 'valtio'
import type { Caller } from '#adapters/net/caller.ts'
import type { FavouriteCopies } from '#adapters/store/favourite-copies.ts'
import { forgiving, reportMistake } from '#adapters/failures/report-mistake.ts'
import { dropFavourite, keepAddress, keepOrder, readFavourites, type Favourites } from '#contract/account/favourites.ts'
import type { Place } from '#contract/places/places.ts'
import { repeatableOnWire, type Repeatable } from '#contract/order/repeatable.ts'
import { favouritesOf, favouritesState, type FavouritesState } from './favourites-state.ts'
import type { Session } from '#state/session/session.ts'

/** What the user has named. `state` is a valtio proxy; a failed change rejects with a CallFailure, changing nothing. */
export type FavouritesOfUser = ReturnType<typeof createFavourites>

interface FavouritesWorld {
  readonly call: Caller
  readonly session: Session
  readonly copies: FavouriteCopies
}

export function createFavourites(
  { call, session, copies }: FavouritesWorld,
  state: FavouritesState = favouritesState(),
) {
  let asking: { readonly owner: number; readonly done: Promise<void> } | null = null

  const user = () => session.state.user?.id ?? null
  const show = (owner: number, list: Favourites) => {
    if (owner === user()) Object.assign(state, { owner, list: ref(list) })
  }
  const take = async (owner: number, answer: Promise<Favourites>) => {
    const list = await answer
    show(owner, list)
    void copies.write(owner, list).catch(forgiving(() => {}))
  }
  /** At once what this device has, so that nothing moves when the answer comes; without one, that stays. */
  const ask = async (owner: number) => {
    const shown = copies
      .read(owner)
      .catch(forgiving(() => null))
      .then((copy) => void (copy !== null && state.owner !== owner && show(owner, copy)))
    try {
      await take(owner, call(readFavourites, {}))
    } catch (error) {
      reportMistake(error)
      asking = null
      await shown
    }
  }
  const change = (answer: Promise<Favourites>) => take(user() ?? nobody, answer)

  return {
    state,
    /** What is known of the present user's; nothing of another's. */
    list: (): Favourites => favouritesOf(state, session),
    /** Brings them to this page, once a user; never rejects. */
    load(): Promise<void> {
      const owner = user()
      if (owner === null) return Promise.resolve()
      if (asking?.owner !== owner) asking = { owner, done: ask(owner) }
      return asking.done
    },
    keepAddress: (name: string, place: Place) => change(call(keepAddress, { body: { nom: name, lieu: place } })),
    keepOrder: (name: string, order: Repeatable) =>
      change(call(keepOrder, { body: { nom: name, demande: repeatableOnWire(order) } })),
    drop: (id: number) => change(call(dropFavourite, { params: { id }, body: {} })),
  }
}

const nobody = -1
