import type { Api } from '#contract/api.ts'
import { wireFromInstant } from '#contract/wire/wire.ts'
import { newestContactMessages } from '#server/visitors/contact-messages.ts'
import type { Handler } from '#server/http/handler.ts'

/** What was written by the contact form. */
export const staffMessages: Handler<Api['staffMessages']> = async (_, { db }) => {
  const messages = await newestContactMessages(db, mostListed)
  return {
    success: true,
    data: messages.map(({ id, created_at: at, name: nom, email, message, file_name: fichier }) => ({
      id,
      recu_le: wireFromInstant(new Date(at)),
      nom,
      email,
      message,
      fichier,
    })),
  }
}

const mostListed = 200
