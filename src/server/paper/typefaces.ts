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
