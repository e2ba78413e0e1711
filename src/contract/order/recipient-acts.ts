import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { fileReply } from '#contract/wire/replies.ts'
import { optionalLines, optionalText, requiredLines } from '#contract/wire/text.ts'
import { uploadedFile } from '#contract/wire/uploaded-file.ts'
import type { AccessChip } from '#rules/run/recipient-acts.ts'
import { momentSchema } from './moment-wire.ts'
import { trackedDelivery, trackingParams } from './tracking.ts'

export const accessChipsOnWire = {
  code: 'digicode',
  floor: 'etage',
  tailLift: 'hayon',
} as const satisfies Record<AccessChip, string>

export const longestAccess = 300
export const longestNeighbour = 120
export const longestDamage = 1000
/** Of one order, in all. */
export const mostDamagePhotos = 4
export const mostDamages = 3

const vu = v.pipe(v.number('Recharge la page'), v.integer(), v.minValue(0))
const digits = v.pipe(v.string(), v.regex(/^\d{4}$/, 'Quatre chiffres'))
const ownKey = v.pipe(v.string('Sans nom'), v.uuid('Sans nom'))

/**
 * What whoever waits for an order tells by its link; answers how it stands then. `vu`: how much had happened to it when
 * it was looked at; `chiffres`: the end of the phone number it was placed with. An empty access note, or neighbour,
 * takes back what was told. 409, with how it stands, `data`, where something happened meanwhile or it is not possible
 * any more; 422 for other digits, and after five of those 429 for a day.
 */
export const tellAboutDelivery = call({
  method: 'POST',
  path: '/suivi/:token/actes',
  audience: 'nobody',
  params: trackingParams,
  body: v.variant('genre', [
    v.object({
      genre: v.literal('acces'),
      vu,
      puces: v.pipe(v.array(v.picklist(Object.values(accessChipsOnWire), 'Accès inconnu')), v.maxLength(3)),
      mots: v.optional(optionalLines(longestAccess), ''),
    }),
    v.object({
      genre: v.literal('voisin'),
      vu,
      voisin: v.optional(optionalText(longestNeighbour), ''),
      chiffres: v.optional(digits),
    }),
    v.object({ genre: v.literal('absent'), vu }),
    v.object({ genre: v.literal('moment'), vu, moment: momentSchema, chiffres: digits }),
    // `id`: the page's name for it, so that it is told once; it opens the letter.
    v.object({
      genre: v.literal('dommage'),
      vu,
      id: ownKey,
      mots: requiredLines('Dis ce qui ne va pas.', longestDamage),
    }),
  ]),
  reply: trackedDelivery,
})

/** Keeps a photo of a damage before it is told. `cle`: the page's name for it, so that it is kept once. */
export const addDamagePhoto = call({
  method: 'POST',
  path: '/suivi/:token/photos',
  audience: 'nobody',
  params: trackingParams,
  encoding: 'multipart',
  body: v.object({ photo: uploadedFile('La photo est obligatoire'), cle: ownKey }),
  reply: v.looseObject({ success: v.optional(v.boolean()) }),
})

/** The letter that protests against a damage, to whoever told it: its name is known there alone. */
export const readDamageLetter = call({
  method: 'GET',
  path: '/suivi/:token/dommages/:id',
  audience: 'nobody',
  params: v.object({ ...trackingParams.entries, id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'Sans nom')) }),
  reply: fileReply,
})
