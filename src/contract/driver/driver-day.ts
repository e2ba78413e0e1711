import * as v from 'valibot'
import { runOnWire } from '#contract/staff/run-on-wire.ts'
import { dayText } from '#contract/staff/staff-day.ts'
import { teamRoles } from '#contract/team-roles.ts'
import { call } from '#contract/wire/call.ts'
import { identifier } from '#contract/wire/identifier.ts'
import { anyText } from '#contract/wire/tolerant.ts'
import { wireInstant } from '#contract/wire/wire.ts'

/** Who somebody is on a waybill; '' for what is not known. */
const party = v.object({ nom: anyText, adresse: anyText, siren: anyText, telephone: anyText })

/** Us, with our licence. */
export const carrier = v.object({ ...party.entries, licence: anyText })

/** A place; `note`: what is to be known there; `prevue`: when one is expected there, in words. */
const place = v.object({
  nom: anyText,
  adresse: anyText,
  latitude: v.number(),
  longitude: v.number(),
  telephone: anyText,
  note: anyText,
  prevue: anyText,
})

/**
 * What was done on the way: `le` and the arrival before it, corrected by the server,
 * `telephone_le` as the phone had it, `recu_le` when it was
 * told; `mots`: 'Livré à M. Exemple, sans réserve'; `empreinte`: its SHA-256, which holds that of the one before.
 */
export const waybillEvent = v.object({
  id: v.string(),
  genre: v.picklist(['pris_en_charge', 'livre', 'non_livre', 'chez_un_voisin']),
  le: wireInstant,
  arrive_le: v.nullish(wireInstant, null),
  telephone_le: wireInstant,
  recu_le: wireInstant,
  mots: anyText,
  nom: anyText,
  reserves: anyText,
  signature: v.array(v.array(v.number())),
  photos: v.number(),
  empreinte: v.string(),
})

/** An order as its driver sees it: no price. `voisin`: with whom its recipient agrees that it may be left. */
export const driverOrder = v.object({
  id: identifier,
  statut: v.number(),
  donneur_ordre: party,
  reference: anyText,
  chantier: anyText,
  retrait: place,
  livraison: place,
  poids: anyText,
  nature: anyText,
  colis: v.nullable(v.number()),
  tentatives: v.number(),
  voisin: anyText,
  evenements: v.array(waybillEvent),
})
export type DriverOrder = v.InferOutput<typeof driverOrder>
export type WaybillEventOnWire = v.InferOutput<typeof waybillEvent>

/**
 * What a driver needs until tomorrow night, all of it, for he may have no network until then: his runs of today and
 * tomorrow, their orders with the waybills, and what was taken off his runs today.
 */
export const driverDay = v.pipe(
  v.looseObject({
    jour: dayText,
    transporteur: carrier,
    tournees: v.array(
      v.intersect([
        runOnWire,
        v.pipe(
          v.looseObject({ jour: dayText }),
          v.transform(({ jour }) => ({ day: jour })),
        ),
      ]),
    ),
    commandes: v.array(driverOrder),
    retirees: v.array(v.object({ commande: identifier, tournee: identifier, le: wireInstant, note: anyText })),
  }),
  v.transform(({ jour, transporteur, tournees, commandes, retirees }) => ({
    day: jour,
    carrier: transporteur,
    runs: tournees,
    orders: commandes,
    takenOff: retirees.map(({ commande, tournee, le, note }) => ({ orderId: commande, runId: tournee, at: le, note })),
  })),
)
export type DriverDay = v.InferOutput<typeof driverDay>

/** The runs of whoever asks, today's and tomorrow's. */
export const readDriverDay = call({
  method: 'GET',
  path: '/bo/tournee',
  audience: teamRoles,
  reply: driverDay,
})
