import type { SlipReader } from '#slip-reader/slip-reader.ts'
import { drawn, slipsOf } from './slips-of.ts'

/** Every reading of a known slip, word by word with its box: what the rules are given. */
export async function wordsOf(reader: SlipReader, name: string): Promise<string> {
  const slip = slipsOf('known').find((each) => each.name === name)
  if (slip === undefined) return `No known slip is called ${name}. Try one of:\n${slipsOf('known').map((each) => each.name).join('\n')}`
  const { bytes, contentType } = await drawn(slip)
  const lines: string[] = []
  for await (const { look, pages } of reader.readings(bytes, contentType)) {
    lines.push(`== a reading of ${name} (look ${look}), expected ${slip.expectedKg ?? 'none'}`)
    for (const [at, { width, height, words }] of pages.entries()) {
      lines.push(`-- page ${at + 1}, ${Math.round(width)} × ${Math.round(height)}`)
      for (const word of words) lines.push(`${[word.x, word.y, word.width, word.height].map((value) => value.toFixed(1).padStart(7)).join(' ')}  ${word.text}`)
    }
  }
  return lines.join('\n')
}
