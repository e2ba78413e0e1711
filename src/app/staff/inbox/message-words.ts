import type { StaffMessage } from '#contract/staff/staff-day.ts'
import { capitalized } from '#rules/moment/french.ts'

/** What a message is about, and what else it says: its first sentence, which nobody was asked for apart. */
export interface MessageParts {
  readonly title: string
  /** All of it where the title is not its beginning word for word. */
  readonly rest: string
}

/** 'Livrez-vous le samedi ? Merci' → 'Livrez-vous le samedi ?' and 'Merci'; without the greeting, in 80 signs at most. */
export function messageParts(text: string): MessageParts {
  const whole = text.trim()
  const said = whole.replace(greeting, '')
  const sentence = (/^[^\n]+?(?:[.!?…](?=\s|$)|$)/mu.exec(said)?.[0] ?? said).trim()
  if (sentence.length <= longest && said === whole)
    return { title: sentence, rest: whole.slice(sentence.length).trim() }
  const title = sentence.length <= longest ? sentence : `${sentence.slice(0, longest).replace(/\s+\S*$/u, '')}…`
  return { title: capitalized(title), rest: whole }
}

/** Opens an answer in the mail program: what it is about, and what was written, quoted. */
export function replyLink({ name, email, text }: Pick<StaffMessage, 'name' | 'email' | 'text'>): string {
  const quoted = text.slice(0, mostQuoted).replaceAll(/^/gm, '> ')
  const parts = { subject: `Re : ${messageParts(text).title}`, body: `\n\n${name} a écrit :\n${quoted}` }
  return `mailto:${encodeURIComponent(email)}?${Object.entries(parts)
    .map(([part, words]) => `${part}=${encodeURIComponent(words.replaceAll('\n', '\r\n'))}`)
    .join('&')}`
}

const greeting = /^(?:bonjour|bonsoir|salut|madame|monsieur)(?:[ ,!]+(?:madame|monsieur|à tous))*\s*[,!.:]*\s+/iu
const longest = 80
/** Mail programs take an address of some 2,000 signs. */
const mostQuoted = 500
