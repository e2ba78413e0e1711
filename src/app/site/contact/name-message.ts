import type { Message } from './message-rules.ts'

/** A message and the name that it is sent under. */
export interface NamedMessage {
  readonly id: string
  readonly message: Message
}

/** The same words and the same file are one message, however often they are sent. */
export function nameMessage(message: Message, before: NamedMessage | null): NamedMessage {
  const isSame =
    before !== null &&
    (Object.keys(message) as (keyof Message)[]).every((field) => before.message[field] === message[field])
  return isSame ? before : { id: crypto.randomUUID(), message }
}
