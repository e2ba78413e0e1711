import * as v from 'valibot'
import { areTypedLines, isTypedLine, withPlainEnds } from '#rules/text/typed-text.ts'
import { nameSentences, textSentences } from './sentences.ts'

/** One line that must be there; `sentence` is what its absence says. Trimmed, without untyped signs (decision 021). */
export function requiredText(sentence: string, max = 200) {
  return v.pipe(present(sentence, max), oneLine)
}

/** One line of free text; absent and null read as ''. */
export function optionalText(max = 200) {
  return v.pipe(v.nullish(v.string('Texte attendu'), ''), v.trim(), v.maxLength(max, tooLong(max)), oneLine)
}

/** The same of one line or more, which end by '\n'. */
export function requiredLines(sentence: string, max: number) {
  return v.pipe(
    v.optional(v.string(sentence), ''),
    plainEnds,
    v.trim(),
    v.nonEmpty(sentence),
    v.maxLength(max, tooLong(max)),
    severalLines,
  )
}

/** The same, absent or not. */
export function optionalLines(max: number) {
  return v.pipe(
    v.nullish(v.string('Texte attendu'), ''),
    plainEnds,
    v.trim(),
    v.maxLength(max, tooLong(max)),
    severalLines,
  )
}

/** A name of a person or a company that must be there; it is no link, nor an address, as it stands in letters. */
export function requiredName(sentence: string) {
  return v.pipe(requiredText(sentence), withoutLink)
}

/** The same where it may be absent. */
export function optionalName() {
  return v.pipe(optionalText(), withoutLink)
}

/** An e-mail address, lower-cased. */
export function emailText(required: string, invalid: string) {
  return v.pipe(present(required, 254), v.email(invalid), v.toLowerCase())
}

/** A password as typed, of any strength and length: one that is too long is refused as any wrong one is. */
export function passwordText(sentence: string) {
  return v.pipe(v.optional(v.string(sentence), ''), v.nonEmpty(sentence))
}

/** How long a new password may be, in characters as section 5 counts eight: a pictogram is one. None is cut. */
export const longestPassword = 128

export const passwordLength = v.check<string, string>(
  (password) => [...password].length <= longestPassword,
  `Mot de passe trop long (${longestPassword} caractères au plus)`,
)

const withoutLink = v.check((text: string) => !/:\/\/|www\.|@/i.test(text), nameSentences.noLink)

function present(sentence: string, max: number) {
  return v.pipe(v.optional(v.string(sentence), ''), v.trim(), v.nonEmpty(sentence), v.maxLength(max, tooLong(max)))
}

const plainEnds = v.transform<string, string>(withPlainEnds)
const oneLine = v.check<string, string>(isTypedLine, textSentences.untyped)
const severalLines = v.check<string, string>(areTypedLines, textSentences.untyped)

function tooLong(max: number): string {
  return `Texte trop long (${max} caractères au plus)`
}
