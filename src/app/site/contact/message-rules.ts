import * as v from 'valibot'
import { contactMessageSchema } from '#contract/account/contact-message.ts'

/** What the visitor wrote; `fichier` is null without a file. */
export interface Message {
  readonly nom: string
  readonly email: string
  readonly message: string
  readonly fichier: File | null
}

export type MessageErrors = Partial<Record<keyof Message, string>>

/** The first sentence of section 5 for each wrong field, in the order of the form. */
export function messageErrors({ fichier, ...texts }: Message): MessageErrors {
  const parsed = v.safeParse(contactMessageSchema, { ...texts, ...(fichier && { fichier }) })
  const nested: Partial<Record<string, readonly string[]>> = parsed.success
    ? {}
    : (v.flatten(parsed.issues).nested ?? {})
  return Object.fromEntries(Object.entries(nested).map(([name, sentences]) => [name, sentences?.[0]]))
}
