import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { identifierParam } from '#contract/wire/identifier.ts'
import { podImageSchema } from '#contract/order/pod-images.ts'
import { staffOrderParams } from './staff-orders.ts'
import { optionalText } from '#contract/wire/text.ts'
import { uploadedFile } from '#contract/wire/uploaded-file.ts'
import { atTheDesk } from '#contract/team-roles.ts'

/** No photo is larger once it was shrunk, bytes. */
export const largestProofPhoto = 5_242_880
export const proofPhotoTooLarge = 'Cette photo dépasse 5 Mo. Envoie-la en plus petit.'

/** An order has no more photos. */
export const mostProofPhotos = 12

/** Adds a photo that proves a delivery. `cle`: the phone's name for it, so that it is kept once. */
export const addProofPhoto = call({
  method: 'POST',
  path: '/bo/orders/:id/photos',
  audience: atTheDesk,
  encoding: 'multipart',
  params: staffOrderParams,
  body: v.object({
    photo: uploadedFile('La photo est obligatoire'),
    cle: v.pipe(v.string('Photo sans nom'), v.uuid('Photo sans nom')),
    description: v.optional(optionalText(200), ''),
  }),
  reply: v.pipe(
    v.looseObject({ data: podImageSchema }),
    v.transform(({ data }) => data),
  ),
})

/** Takes back a photo that is not of this delivery. */
export const removeProofPhoto = call({
  method: 'POST',
  path: '/bo/orders/:id/photos/:photo/remove',
  audience: atTheDesk,
  params: v.object({ ...staffOrderParams.entries, photo: identifierParam('Photo inconnue') }),
  reply: v.looseObject({ success: v.optional(v.boolean()) }),
})
