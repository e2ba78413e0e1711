import { fileURLToPath } from 'node:url'
import type { Typeface } from 'fontkit'

/** The typefaces of papers, read once: that takes several times as long as drawing an invoice. */
export function readTypefaces(): Promise<Typefaces> {
  return (reading ??= read())
}

/**
 * Forgets which letters the glyphs stood for. Letters that look alike share a glyph: what a reader copies out of a
 * paper would otherwise depend on those drawn before.
 */
export function forgetLetters(typefaces: Typefaces): void {
  for (const typeface of Object.values(typefaces)) typeface._glyphs = {}
}

/**
 * The texts of what a paper says, in letters that every typeface of its words has: another loses its accents, else it is
 * « ? ». A letter that is missing would be drawn as a box, which no archive takes.
 */
export function inKnownLetters<Said>(said: Said, { plain, strong }: Typefaces): Said {
  const isKnown = (letter: string) =>
    /[\p{C}\p{Z}]/u.test(letter) ||
    [...letter].every((sign) => [plain, strong].every((face) => face.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)))
  const known = (letter: string) => {
    if (isKnown(letter)) return letter
    const bare = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
    return bare !== '' && isKnown(bare) ? bare : '?'
  }
  return JSON.parse(JSON.stringify(said), (_, value: unknown) =>
    typeof value === 'string' ? Array.from(value.normalize('NFC'), known).join('') : value,
  ) as Said
}

export type Face = keyof typeof files
type Typefaces = Readonly<Record<Face, Typeface>>

/** Whole typefaces, licensed under the OFL: a name keeps all its letters, Greek and Cyrillic ones included. */
const files = {
  plain: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  display: '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
} as const

let reading: Promise<Typefaces> | undefined

async function read(): Promise<Typefaces> {
  const { openSync } = await import('fontkit')
  const open = (file: string) => openSync(fileURLToPath(import.meta.resolve(file)))
  return { plain: open(files.plain), strong: open(files.strong), display: open(files.display) }
}
