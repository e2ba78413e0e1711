import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createDiskFiles } from '#server/adapters/files/disk-files.ts'
import type { Files } from '#server/adapters/files/files.ts'
import { createS3Files } from '#server/adapters/files/s3-files.ts'
import { openS3 } from '#tests/server/fixtures/s3-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'colibat-files-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const account = (await openS3('colibat'))('colibat')
const stores: readonly [string, Files][] = [
  ['on the disk', createDiskFiles(folder, 3)],
  ['in S3', createS3Files({ account, fetch, mostListed: 3 })],
]

describe.each(stores)('Files %s', (_where, files) => {
  it('give back the very bytes', async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 31) % 256)
    await files.save('slips/0b-1.pdf', bytes)
    expect(Buffer.from((await files.read('slips/0b-1.pdf')) ?? []).equals(Buffer.from(bytes))).toBe(true)
    await files.save('slips/empty.pdf', new Uint8Array())
    expect((await files.read('slips/empty.pdf'))?.byteLength).toBe(0)
  })

  it('say null of what is not there, which may be removed twice', async () => {
    await files.save('photos/a.jpg', new Uint8Array([1]))
    await files.remove('photos/a.jpg')
    await files.remove('photos/a.jpg')
    expect([
      await files.read('photos/a.jpg'),
      await files.savedAt('photos/a.jpg'),
      await files.read('nowhere/a.jpg'),
    ]).toEqual([null, null, null])
  })

  it('know when they were saved, to the second', async () => {
    const before = Date.now()
    await files.save('messages/b.bin', new Uint8Array([1]))
    const savedAt = (await files.savedAt('messages/b.bin'))?.getTime() ?? 0
    expect([savedAt > before - 2000, savedAt < Date.now() + 2000]).toEqual([true, true])
  })

  it('are listed by folder, all of them, whatever their number', async () => {
    const names = Array.from({ length: 7 }, (_, index) => `invoices/facture-${index}.pdf`)
    await Promise.all(names.map((name) => files.save(name, new Uint8Array([1]))))
    const found: string[] = []
    for await (const paths of files.list('invoices')) found.push(...paths)
    expect(found.sort()).toEqual(names)
    const none: string[] = []
    for await (const paths of files.list('nothing')) none.push(...paths)
    expect(none).toEqual([])
  })

  it('never lie elsewhere', async () => {
    for (const path of [
      '../a.pdf',
      'slips/../../a.pdf',
      '/etc/passwd',
      'slips/a',
      'slips/.pdf',
      'slips/a..pdf',
      'slips/a.pdf?x=.y',
      '',
    ]) {
      await expect(async () => await files.save(path, new Uint8Array())).rejects.toThrow('not a path of the file store')
      await expect(async () => await files.read(path)).rejects.toThrow('not a path of the file store')
    }
  })

  it('tell the room that is left', async () => {
    expect(await files.free()).toBeGreaterThan(0)
  })
})
