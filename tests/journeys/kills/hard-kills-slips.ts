import { createCipheriv, createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SlipFile } from './hard-kills-acts.ts'

export const slipBytes = 3_000_000
const lastWords = '\ntrailer\nstartxref\n9\n%%EOF\n'

/** Different bytes for each seed and file; only the first and the last ones say PDF. */
export function writeSlips(folder: string, seed: number): SlipFile[] {
  return ['bordereau', 'bon-de-livraison', 'bl-2', 'depot'].map((word, rank) => {
    const [name, path] = [`${word}.pdf`, join(folder, `${word}.pdf`)]
    const bytes = createCipheriv(
      'aes-128-ctr',
      Buffer.from(`slip ${rank} ${seed}`.padEnd(16).slice(0, 16)),
      Buffer.alloc(16),
    ).update(Buffer.alloc(slipBytes))
    bytes.write('%PDF-1.7\n')
    bytes.write(lastWords, slipBytes - lastWords.length)
    writeFileSync(path, bytes)
    return { name, path, sha256: createHash('sha256').update(bytes).digest('hex') }
  })
}
