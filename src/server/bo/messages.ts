import { longDayAndTime } from '#rules/moment/french.ts'
import { withPlainEnds } from '#rules/text/typed-text.ts'
import { newestContactMessages } from '#server/visitors/contact-messages.ts'
import type { Command } from './command.ts'

export const messages: Command = {
  async run(_, { db }) {
    const newest = await newestContactMessages(db, 50)
    if (newest.length === 0) return ['Aucun message.']
    return newest.flatMap(({ created_at: at, name, email, message, file_name: file }) => [
      `${longDayAndTime(new Date(at))}  ${name} <${email}>${file === null ? '' : `  [${file}]`}`,
      ...withPlainEnds(message)
        .split('\n')
        .map((line) => `  ${line}`),
    ])
  },
}
