import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Files } from '#server/adapters/files/files.ts'
import { createS3Files } from '#server/adapters/files/s3-files.ts'
import { sweep } from '#server/housekeeping.ts'
import { deliverDue } from '#server/letters/deliver-due.ts'
import { checkFilesMark, marksAmong } from '#server/storage/files-mark.ts'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { keptAccount } from '#tests/server/fixtures/kept-account.ts'
import { goOn } from '#tests/server/fixtures/outbox-folder.ts'
import { openProvider, type Provider } from '#tests/server/fixtures/provider.ts'
import { openS3 } from '#tests/server/fixtures/s3-store.ts'
import { s3Settings } from '#tests/stand-ins/s3-store.ts'
import { uploadSlip } from '#tests/server/fixtures/order.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const s3 = await openS3('colibat', 'autre', 'entier')
const storeOf = (bucket: string) => createS3Files({ account: s3(bucket), fetch })
const mark = ({ world }: Provider) => checkFilesMark(world, 'DATA_DIR/files')

describe('The move of the files to S3', () => {
  it('copies each file once, compares it, and marks the store last', async () => {
    const provider = await openProvider()
    const supplier = await newSupplier(provider)
    const paths = [await uploadSlip(provider, supplier), await uploadSlip(provider, supplier)]
    await mark(provider)
    const [bo, store] = [commandLine(provider, provider.folder, s3Settings(s3('colibat'))), storeOf('colibat')]
    expect((await bo('files', 'copy')).lines[0]).toBe(
      '2 fichiers copiés, 0 déjà là. Chacun a été relu et comparé (SHA-256).',
    )
    for (const path of paths)
      expect(await store.read(path)).toEqual(new Uint8Array((await provider.world.files.read(path)) ?? []))
    expect(await marksAmong(store)).toEqual(await marksAmong(provider.world.files))
    await uploadSlip(provider, supplier)
    await store.save(paths[0] ?? '', new TextEncoder().encode('cut in the mid'))
    expect((await bo('files', 'copy')).lines[0]).toBe(
      '2 fichiers copiés, 1 déjà là. Chacun a été relu et comparé (SHA-256).',
    )
    expect((await bo('files', 'copy')).lines[0]).toBe(
      '0 fichier copié, 3 déjà là. Chacun a été relu et comparé (SHA-256).',
    )
  })

  it('starts no server on the store before it is whole', async () => {
    const provider = await openProvider()
    await mark(provider)
    await expect(checkFilesMark({ ...provider.world, files: storeOf('autre') }, 'le bucket S3 autre')).rejects.toThrow(
      'le bucket S3 autre n’en porte pas la marque',
    )
  })

  it('is refused without a store, onto the store of another site, and without a mark', async () => {
    const provider = await openProvider()
    const bo = commandLine(provider, provider.folder, s3Settings(s3('colibat')))
    expect((await bo('files', 'copy')).lines[0]).toMatch(/ne porte pas la marque de cette base/)
    await mark(provider)
    expect(await bo('files', 'copy')).toEqual({
      ok: false,
      lines: ['Le bucket S3 colibat porte les fichiers d’un autre site : choisis-en un autre.'],
    })
    expect((await commandLine(provider)('files', 'copy')).lines).toEqual([
      'Où copier ? Il manque S3_URL et les quatre autres réglages de S3.',
    ])
    expect((await bo('files')).lines[0]).toBe('Il manque l’action : copy ou adopt.')
  })
})

describe('A site whose files are in S3', () => {
  it('keeps slips, photos, invoices and messages there, sends and forgets them', async () => {
    const files = storeOf('entier')
    const provider = await openProvider({ world: { files } })
    await checkFilesMark(provider.world, 'le bucket S3 entier')
    const { order, sparePath } = await keptAccount({ ...provider, delivery: { ...provider.delivery, files } })
    await deliverDue({ ...provider.delivery, files }, goOn)
    const there = () => Promise.all(['slips', 'photos', 'messages', 'invoices'].map((folder) => countIn(files, folder)))
    expect(await there()).toEqual([2, 1, 1, 1])
    expect(await files.read(order.slip_path ?? '')).not.toBeNull()
    provider.now = new Date(provider.now.getTime() + 8 * 86_400_000)
    await sweep(provider.world)
    expect([await there(), await files.read(sparePath)]).toEqual([[1, 1, 1, 1], null])
  })
})

describe('Files that bear no mark of the base', () => {
  it('are looked at, then adopted', async () => {
    const provider = await openProvider()
    const supplier = await newSupplier(provider)
    await mark(provider)
    await uploadSlip(provider, supplier)
    await provider.world.files.save('slips/lost.pdf', new Uint8Array([1]))
    await rm(join(provider.folder, 'files/site'), { recursive: true })
    await expect(mark(provider)).rejects.toThrow('files adopt')
    const bo = commandLine(provider)
    const told = [
      `Des 1 derniers fichiers que la base nomme, 1 sont là : DATA_DIR/files (${provider.folder}/files).`,
      'Fichiers là, que la base ne nomme pas, et que le serveur effacera un jour après leur dépôt : 1.',
    ]
    expect((await bo('files', 'adopt')).lines.slice(0, 2)).toEqual(told)
    await expect(mark(provider)).rejects.toThrow('files adopt')
    expect((await bo('files', 'adopt', '--yes')).lines.at(-1)).toBe(
      'C’est fait : ces fichiers portent la marque de cette base.',
    )
    await mark(provider)
    expect(await marksAmong(provider.world.files)).toHaveLength(1)
  })
})

async function countIn(files: Files, folder: string): Promise<number> {
  let count = 0
  for await (const paths of files.list(folder)) count += paths.length
  return count
}
