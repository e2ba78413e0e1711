import * as v from 'valibot'
import { teamRoles } from '#contract/team-roles.ts'
import { call } from '#contract/wire/call.ts'
import { identifierParam } from '#contract/wire/identifier.ts'
import { optionalText, requiredText } from '#contract/wire/text.ts'
import { uploadedFile } from '#contract/wire/uploaded-file.ts'
import { wireInstant } from '#contract/wire/wire.ts'
import { signatureBox, type ActKind, type AttemptReason, type Reserve, type Unsigned } from '#rules/run/driver-acts.ts'
import { driverDay } from './driver-day.ts'

/** An act's kind, a reserve, and the reasons of an attempt and of who does not sign, as the wire says them. */
export const actKindsOnWire = {
  pickup: 'pris_en_charge',
  delivery: 'livre',
  attempt: 'non_livre',
  neighbour: 'chez_un_voisin',
} as const satisfies Record<ActKind, string>
export const reservesOnWire = {
  damaged: 'abime',
  missing: 'manquant',
  wet: 'mouille',
  other: 'autre',
} as const satisfies Record<Reserve, string>
export const reasonsOnWire = {
  absent: 'absent',
  refused: 'refuse',
  access: 'acces',
  address: 'adresse',
  other: 'autre',
} as const satisfies Record<AttemptReason, string>
export const unsignedOnWire = {
  refuses: 'refuse',
  absent: 'absent',
  cannot: 'ne_peut_pas',
} as const satisfies Record<Unsigned, string>

/** At most so many photos an act. */
export const mostActPhotos = 4
/** A signature has no more strokes, and no more numbers in all. */
export const mostStrokes = 60
export const mostSignatureNumbers = 6000

const phoneKey = v.pipe(v.string('Sans nom'), v.uuid('Sans nom'))
const orderNumber = identifierParam('Commande inconnue')

const coordinate = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const stroke = v.pipe(
  v.array(coordinate(signatureBox.width)),
  v.check((numbers) => numbers.length % 2 === 0),
  v.check((numbers) => numbers.every((y, index) => index % 2 === 0 || y <= signatureBox.height)),
)
const signature = v.pipe(
  v.array(stroke, 'Signature illisible'),
  v.maxLength(mostStrokes, 'Signature illisible'),
  v.check((strokes) => strokes.flat().length <= mostSignatureNumbers, 'Signature illisible'),
)
const packages = v.pipe(v.number('Nombre de colis invalide'), v.integer(), v.minValue(1), v.maxValue(9999))

/**
 * `id`: the phone's name for the act, by which one that is sent again is done once; `le`: when it was done,
 * `arrive_le` when its sheet was opened, and
 * `envoye_le` when it is sent, both by the phone's clock, whose error is told by the second; `photos`: sent before it.
 */
const common = {
  id: phoneKey,
  commande: orderNumber,
  tournee: identifierParam('Tournée inconnue'),
  le: wireInstant,
  arrive_le: v.nullish(wireInstant, null),
  envoye_le: wireInstant,
  photos: v.pipe(v.array(phoneKey), v.maxLength(mostActPhotos)),
}
const goodsSeen = {
  reserves: v.array(v.picklist(Object.values(reservesOnWire), 'Réserve inconnue')),
  reserve: v.optional(optionalText(200), ''),
  signature,
}
const received = {
  ...common,
  ...goodsSeen,
  recu_par: requiredText('Dis qui reçoit.', 100),
  sans_signature: v.optional(v.nullable(v.picklist(Object.values(unsignedOnWire), 'Motif inconnu')), null),
}

/**
 * What a driver did at a stop of his run; answers his day as it then is. 409: the order or the run is not such any more,
 * with the sentence that tells him, and the day; 422 with what is missing. A 409 stays one however often it is sent.
 */
export const recordAct = call({
  method: 'POST',
  path: '/bo/tournee/actes',
  audience: teamRoles,
  body: v.variant('genre', [
    v.object({
      genre: v.literal(actKindsOnWire.pickup),
      ...common,
      ...goodsSeen,
      colis: packages,
      nature: v.optional(optionalText(120), ''),
      remis_par: v.optional(optionalText(100), ''),
    }),
    v.object({ genre: v.literal(actKindsOnWire.delivery), ...received }),
    v.object({ genre: v.literal(actKindsOnWire.neighbour), ...received }),
    v.object({
      genre: v.literal(actKindsOnWire.attempt),
      ...common,
      motif: v.picklist(Object.values(reasonsOnWire), 'Motif inconnu'),
      precision: v.optional(optionalText(200), ''),
      appele_le: v.nullable(wireInstant),
    }),
  ]),
  reply: driverDay,
})

/** Keeps a photo of an act before the act is told. `cle`: the phone's name for it, so that it is kept once. */
export const addActPhoto = call({
  method: 'POST',
  path: '/bo/tournee/photos',
  audience: teamRoles,
  encoding: 'multipart',
  body: v.object({
    photo: uploadedFile('La photo est obligatoire'),
    cle: phoneKey,
    commande: orderNumber,
    genre: v.picklist(Object.values(actKindsOnWire), 'Acte inconnu'),
  }),
  reply: v.looseObject({ success: v.optional(v.boolean()) }),
})
