import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { HttpError } from '#server/log/http-error.ts'
import { keepPhoto } from '#server/staff/keep-photo.ts'
import { Misused, orderNumber, type Command } from './command.ts'

export const proof: Command = {
  async run([word, ...paths], world) {
    const id = orderNumber(word)
    if (paths.length === 0) throw new Misused('Il manque la photo.')
    const lines: string[] = []
    for (const path of paths) {
      try {
        const bytes = await contentOf(path)
        const key = createHash('sha256').update(bytes).digest('hex')
        const { bytes: size } = await keepPhoto(id, { bytes, key, description: '' }, null, world)
        lines.push(`${basename(path)} est jointe (${Math.ceil(size / 1024)} Ko).`)
      } catch (error) {
        if (error instanceof HttpError)
          throw new HttpError(error.status, [...lines, `${basename(path)} : ${error.message}`].join('\n'))
        throw error
      }
    }
    return lines
  },
}

async function contentOf(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path)
  } catch {
    throw new HttpError(404, 'ce fichier ne se lit pas.')
  }
}
