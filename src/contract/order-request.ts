import * as v from 'valibot'
import { acknowledgement } from './acknowledgement.ts'
import { nothing } from './nothing.ts'
import { uploadedFile } from './uploaded-file.ts'

/** The order without a price, sent to staff by mail (R10): the order data's field names as text parts, the slip under `bordereau`. */
export const requestOrderByMail = {
  method: 'POST',
  path: '/fo/sendMailDemandeCommandeFournisseur',
  audience: 'supplier',
  encoding: 'multipart',
  params: nothing,
  query: nothing,
  body: v.looseObject({ bordereau: v.optional(uploadedFile('Fichier illisible')) }),
  reply: acknowledgement,
} as const
