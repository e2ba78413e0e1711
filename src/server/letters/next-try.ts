import type { LetterChannel } from './letter-tables.ts'

/**
 * When a letter that was not sent is tried again: after 1 minute, 2, 4… at most 4 hours; null after the 20th try, some
 * two days on. A text message is news for an hour: seven tries.
 */
export function nextTry(attempts: number, at: Date, channel: LetterChannel = 'mail'): Date | null {
  if (attempts >= mostAttempts[channel]) return null
  return new Date(at.getTime() + Math.min(minuteMs * 2 ** (attempts - 1), longestMs))
}

const mostAttempts: Readonly<Record<LetterChannel, number>> = { mail: 20, sms: 7 }
const minuteMs = 60_000
const longestMs = 4 * 60 * minuteMs
