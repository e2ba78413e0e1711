import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { identifier, identifierParam } from '#contract/wire/identifier.ts'
import { placeSchema } from '#contract/places/places.ts'
import { repeatableIn, repeatableSchema, repeatableWire, type Repeatable } from '#contract/order/repeatable.ts'
import { requiredText } from '#contract/wire/text.ts'

/** So many of each kind an account keeps. */
export const mostFavourites = 50

/** An account's own name for an address or an order that it comes back to. */
const name = requiredText('Donne-lui un nom', 60)

/** The addresses and the orders that an account has named, each kind by name. */
export interface Favourites {
  readonly addresses: readonly FavouriteAddress[]
  readonly orders: readonly FavouriteOrder[]
}

export interface FavouriteAddress {
  readonly id: number
  readonly name: string
  readonly place: v.InferOutput<typeof placeSchema>
}

/** `order`: all of it but its date, its slip and its price. */
export interface FavouriteOrder {
  readonly id: number
  readonly name: string
  readonly order: Repeatable
}

/** The same, as a device keeps it for a day without a network. */
export const keptFavourites: v.GenericSchema<unknown, Favourites> = v.object({
  addresses: v.array(v.object({ id: v.number(), name: v.string(), place: placeSchema })),
  orders: v.array(v.object({ id: v.number(), name: v.string(), order: repeatableSchema })),
})

export const favouriteAddressOnWire = v.object({ id: identifier, nom: v.string(), lieu: placeSchema })
export const favouriteOrderOnWire = v.object({ id: identifier, nom: v.string(), demande: repeatableWire })

/** Every answer holds them all, as they are now. */
const reply = v.pipe(
  v.object({
    success: v.literal(true),
    data: v.object({ adresses: v.array(favouriteAddressOnWire), modeles: v.array(favouriteOrderOnWire) }),
  }),
  v.transform(({ data }): Favourites => ({
    addresses: data.adresses.map(({ id, nom, lieu }) => ({ id, name: nom, place: lieu })),
    orders: data.modeles.flatMap(({ id, nom, demande }) => {
      const order = repeatableIn(demande)
      return order === null ? [] : [{ id, name: nom, order }]
    }),
  })),
)

/** What the account has named. */
export const readFavourites = call({
  method: 'GET',
  path: '/fo/favoris',
  audience: 'supplier',
  reply,
})

/** Names an address; the one that had the name before gives way. */
export const keepAddress = call({
  method: 'POST',
  path: '/fo/favoris/adresses',
  audience: 'supplier',
  body: v.object({ nom: name, lieu: placeSchema }),
  reply,
})

/** Names an order to start others from; the one that had the name before gives way. */
export const keepOrder = call({
  method: 'POST',
  path: '/fo/favoris/modeles',
  audience: 'supplier',
  body: v.object({ nom: name, demande: boundedOrder() }),
  reply,
})

/** Takes one away. */
export const dropFavourite = call({
  method: 'POST',
  path: '/fo/favoris/:id/retirer',
  audience: 'supplier',
  params: v.object({ id: identifierParam('Favori introuvable') }),
  reply,
})

/** As it is kept: no text longer than the form takes it. */
function boundedOrder() {
  return v.pipe(
    repeatableWire,
    v.check(
      (order) => Object.values(order).every((value) => typeof value !== 'string' || value.length <= 2000),
      'Texte trop long (2000 caractères au plus)',
    ),
  )
}
