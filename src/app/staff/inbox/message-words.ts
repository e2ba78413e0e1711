import type { StaffMessage } from '#contract/staff/staff-day.ts'
import { capitalized } from '#rules/moment/french.ts'

/** What a message is about, and what comes after: its first sentence, which nobody was asked for apart. */
export interface MessageParts {
  /** '' where that is too long for a title: then all of it is the rest. */
  readonly title: string
  readonly rest: string
}

/** 'Bonjour, livrez-vous le samedi ? Merci' → 'Livrez-vous le samedi ?' and 'Merci'. */
export function messageParts(text: string): MessageParts {
  const whole = text.trim()
  const { sentence, after } = firstSentence(whole)
  return sentence.length <= longest ? { title: capitalized(sentence), rest: after } : { title: '', rest: whole }
}

function firstSentence(whole: string): { readonly sentence: string; readonly after: string } {
  const said = whole.replace(greeting, '')
  const sentence = (/^[^\n]+?(?:[.!?…](?=\s|$)|$)/mu.exec(said)?.[0] ?? said).trim()
  return { sentence, after: said.slice(sentence.length).trim() }
}

/** The first sentence in 80 signs at most, cut between two words. */
function subjectOf(text: string): string {
  const { sentence } = firstSentence(text.trim())
  if (sentence.length <= longest) return capitalized(sentence)
  return capitalized(`${sentence.slice(0, longest).replace(/[\s,;:.–-]+\S*$/u, '')}…`)
}

/** Opens an answer in the mail program: what it is about, and what was written, quoted. */
export function replyLink({ name, email, text }: Pick<StaffMessage, 'name' | 'email' | 'text'>): string {
  const quoted = text.slice(0, mostQuoted).replaceAll(/^/gm, '> ')
  const parts = { subject: `Re : ${subjectOf(text)}`, body: `\n\n${name} a écrit :\n${quoted}` }
  return `mailto:${encodeURIComponent(email)}?${Object.entries(parts)
    .map(([part, words]) => `${part}=${encodeURIComponent(words.replaceAll('\n', '\r\n'))}`)
    .join('&')}`
}

const greeting = /^(?:bonjour|bonsoir|salut|madame|monsieur)(?:[ ,!]+(?:madame|monsieur|à tous))*\s*[,!.:]*\s+/iu
const longest = 80
/** Mail programs take an address of some 2,000 signs. */
const mostQuoted = 500
