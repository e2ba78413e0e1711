import * as v from 'valibot'

/** A name, maybe empty, and an e-mail address, as the headers of a letter may hold them. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

/** A name on one line, at most 100 characters; throws without an address: a line break would be another recipient. */
export function mailbox(name: string, address: string): Mailbox {
  if (!v.is(addressSchema, address)) throw new Error('not an e-mail address')
  return { name: oneLine(name, 100), address }
}

/** `'Atelier <contact@atelier.example>'` or the address alone; null when it is neither. */
export function readMailbox(text: string): Mailbox | null {
  const { name = '', address = '' } = /^(?:(?<name>[^<>]*)<)?(?<address>[^<>\s]+)>?$/.exec(text.trim())?.groups ?? {}
  return v.is(addressSchema, address) ? mailbox(name.replaceAll('"', ''), address) : null
}

/**
 * Without line breaks, other control characters and encoded words, which a mail program would decode, at most `most`
 * characters: `oneLine('Élise\r\nBcc: x', 100)` → `'Élise Bcc: x'`.
 */
export function oneLine(text: string, most: number): string {
  return text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
    .slice(0, most)
    .trim()
}

const addressSchema = v.pipe(
  v.string(),
  v.maxLength(254),
  v.email(),
  v.check((text) => !/[\s<>",;\p{C}]/u.test(text)),
)
