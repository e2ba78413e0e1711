import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { acknowledgement } from '#contract/wire/replies.ts'
import { emailText, requiredLines, requiredText } from '#contract/wire/text.ts'
import { uploadedFile } from '#contract/wire/uploaded-file.ts'

export const attachmentTooLarge = 'Le fichier ne doit pas dépasser 5 Mo'

/** The public contact form (section 5); the attachment weighs at most 5,242,880 bytes. */
export const contactMessageSchema = v.object({
  nom: requiredText('Le nom est obligatoire'),
  email: emailText("L'email est obligatoire", 'Email invalide'),
  message: v.pipe(
    requiredLines('Le message est obligatoire', 5000),
    v.check((text) => text.length >= 10, 'Le message doit contenir au moins 10 caractères'),
  ),
  fichier: v.optional(
    v.pipe(
      uploadedFile('Fichier illisible'),
      v.check((file) => file.size <= 5_242_880, attachmentTooLarge),
    ),
  ),
})

export const contact = call({
  method: 'POST',
  path: '/contact',
  audience: 'nobody',
  encoding: 'multipart',
  body: contactMessageSchema,
  reply: acknowledgement,
})

/**
 * What became of a message, and the fragment of /contact that says so to a page without a script. 'file': its file was
 * not taken; 'full': the provider could not keep it now.
 */
export const contactOutcomes = {
  sent: 'envoye',
  failed: 'erreur',
  file: 'fichier-refuse',
  full: 'indisponible',
} as const
export type ContactOutcome = keyof typeof contactOutcomes

/** By the status of the reply, 0 for none: 413 → 'file'. */
export function contactOutcome(status: number): ContactOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 413) return 'file'
  return status === 503 ? 'full' : 'failed'
}
