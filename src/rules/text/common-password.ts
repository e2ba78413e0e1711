import { commonPasswordWords } from './common-password-words.ts'
import { plainText } from '#rules/moment/french.ts'

/**
 * Whether a password is among those that are tried first: a common word, name or row of keys, with digits for letters
 * and signs around it. 'P@ssw0rd1' → true, 'Grue-jaune-42' → false.
 */
export function isCommonPassword(password: string): boolean {
  const text = plainText(password)
  const {
    before = '',
    core = '',
    after = '',
  } = /^(?<before>[^a-z]*)(?<core>.*?)(?<after>[^a-z]*)$/s.exec(text)?.groups ?? {}
  // 'Aa123456!', 'q1w2e3r4'
  const letters = text.replaceAll(/[^a-z]/g, '')
  if ((letters.length <= 3 || isRun(letters)) && isRun(digitsOf(text))) return true
  return readings(before, core, after).some(({ word, around }) => isEasy(around) && spellings(word).some(isCommonWord))
}

/** Each way to part a word from what stands around it: an end may be letters in disguise, '$0leil', 'Motdepass3!'. */
function readings(before: string, core: string, after: string) {
  const from = before.length > mostAround ? [before.length] : Array.from({ length: before.length + 1 }, (_, at) => at)
  const to = after.length > mostAround ? [0] : Array.from({ length: after.length + 1 }, (_, at) => at)
  return from.flatMap((start) =>
    to.map((end) => ({
      word: before.slice(start) + core + after.slice(0, end),
      around: before.slice(0, start) + after.slice(end),
    })),
  )
}

const mostAround = 12

/** What stands around a word is easy to guess: a year, a department, a run of digits; a few signs. */
function isEasy(around: string): boolean {
  const digits = digitsOf(around)
  const signs = around.length - digits.length
  return (digits.length <= 4 || isRun(digits)) && signs <= 3
}

/** At least four characters side by side on a keyboard, repeated, or a run said twice: '123456', 'azer', '1212'. */
function isRun(text: string): boolean {
  if (text.length < 4) return false
  const half = text.slice(0, text.length / 2)
  return rows.some((row) => row.includes(text)) || text === text.charAt(0).repeat(text.length) || text === half + half
}

const oneWay = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azqswxedcrfvtgbyhn',
  'qazwsxedcrfvtgbyhn',
]
const rows = oneWay.flatMap((row) => [row, [...row].toReversed().join('')])

/** The words that a text may spell, letters for digits: 'p@ss-w0rd' → 'password'; a 1 is an i or an l. */
function spellings(text: string): string[] {
  const plain = text.replaceAll(/[\s'’._-]/g, '').replaceAll(/[03457@$]/g, (sign) => disguises[sign] ?? '')
  return ['i', 'l'].map((one) => plain.replaceAll(/[1!]/g, one)).filter((word) => /^[a-z]{4,}$/.test(word))
}

const disguises: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }

function isCommonWord(word: string): boolean {
  const half = word.slice(0, word.length / 2)
  return commonPasswordWords.has(word) || isRun(word) || (word === half + half && commonPasswordWords.has(half))
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}
