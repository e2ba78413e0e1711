import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { identifier, identifierParam } from '#contract/wire/identifier.ts'
import { pastOrderSchema } from '#contract/order/past-order.ts'
import { optionalText } from '#contract/wire/text.ts'
import { anyText, dateOrNull } from '#contract/wire/tolerant.ts'
import { atTheDesk } from '#contract/team-roles.ts'

/** The lists that the team works by; `recherche` looks through all orders. */
export const staffLists = ['aujourdhui', 'retard', 'demain', 'sans-prix', 'recherche'] as const
export type StaffList = (typeof staffLists)[number]

/** A search finds no more orders: the newest. */
export const mostFound = 50

const step = v.object({ vers: v.number(), expres: v.boolean() })

/**
 * An order as the team sees it: that of the history, and what only the team is told. `due`: until when it is to be
 * delivered; `photos`: how many prove its delivery; `storeNote`: what a driver is to know of the partner store it
 * starts from; `accessNote`, `neighbour`: what its recipient told by his link, '' for nothing; `blocked`: why its customer
 * orders nothing any more, '' where he may.
 */
export const staffOrderSchema = v.intersect([
  pastOrderSchema,
  v.pipe(
    v.looseObject({
      id: identifier,
      fournisseur: anyText,
      telephoneFournisseur: anyText,
      echeance: dateOrNull,
      etapes: v.array(step),
      annulable: dateOrNull,
      photos: v.number(),
      note_depot: anyText,
      client_bloque: anyText,
      note_acces: anyText,
      voisin: anyText,
    }),
    v.transform(({ fournisseur, telephoneFournisseur, echeance, etapes, annulable, photos, ...notes }) => ({
      supplier: fournisseur,
      supplierPhone: telephoneFournisseur,
      due: echeance,
      steps: etapes.map(({ vers, expres }) => ({ to: vers, onPurpose: expres })),
      undoableUntil: annulable,
      photos,
      storeNote: notes.note_depot,
      accessNote: notes.note_acces,
      neighbour: notes.voisin,
      blocked: notes.client_bloque,
    })),
  ),
])
export type StaffOrder = v.InferOutput<typeof staffOrderSchema>

/**
 * The orders of a list, the most pressing first, at most 500, and how many stand on each: late ones up to 500, found
 * ones up to 50.
 */
export const staffOrders = call({
  method: 'GET',
  path: '/bo/orders',
  audience: atTheDesk,
  query: v.object({
    liste: v.optional(v.picklist(staffLists, 'Liste inconnue'), 'aujourdhui'),
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  }),
  reply: v.looseObject({ data: v.array(staffOrderSchema), comptes: v.record(v.string(), v.number()) }),
})

/** One order, changed or not. */
export const oneStaffOrder = v.pipe(
  v.looseObject({ data: staffOrderSchema }),
  v.transform(({ data }) => data),
)
export const staffOrderParams = v.object({ id: identifierParam('Commande inconnue') })

/**
 * Takes an order a step further, from where it was seen; `expres`: though it is not paid (R50); `motif`: why a delivery
 * has no photo. 409 tells where it stands.
 */
export const moveOrder = call({
  method: 'POST',
  path: '/bo/orders/:id/step',
  audience: atTheDesk,
  params: staffOrderParams,
  body: v.object({
    de: v.pipe(v.number(), v.integer()),
    vers: v.pipe(v.number(), v.integer()),
    expres: v.optional(v.boolean(), false),
    motif: v.optional(optionalText(200), ''),
  }),
  reply: oneStaffOrder,
})

/**
 * Takes the last step back, once, within ten seconds (R50), and with it those just before it by the same member, each
 * within its own ten seconds; answers the order as it then is.
 */
export const undoStep = call({
  method: 'POST',
  path: '/bo/orders/:id/undo',
  audience: atTheDesk,
  params: staffOrderParams,
  reply: oneStaffOrder,
})
