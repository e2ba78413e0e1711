import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createDiskFiles } from '#server/adapters/files/disk-files.ts'
import { createS3Files } from '#server/adapters/files/s3-files.ts'
import { filesPlace } from '#server/config/open-files.ts'
import { adoptFiles, checkFilesMark, isMarked, marksAmong } from '#server/storage/files-mark.ts'
import { findFilesMark } from '#server/storage/site.ts'
import { uploadSlip } from '#tests/server/fixtures/order.ts'
import { openProvider, type Provider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))
const newFiles = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'colibat-mark-'))
  folders.push(folder)
  return { folder, files: createDiskFiles(folder) }
}
const check = ({ world: { db, newId, files } }: Provider, others = files) =>
  checkFilesMark({ db, newId, files: others }, 'DATA_DIR/files (/data/files)')
const refused =
  'Les fichiers de cette base de données ne sont pas là : DATA_DIR/files (/data/files) n’en porte pas la marque.'

describe('The mark of the files', () => {
  it('is made once for a new pair, and found again', async () => {
    const provider = await openProvider()
    await check(provider)
    const mark = await findFilesMark(provider.world.db)
    expect(mark).toMatch(/^[\da-f-]{36}$/)
    expect(await marksAmong(provider.world.files)).toEqual([mark])
    await check(provider)
    expect(await findFilesMark(provider.world.db)).toBe(mark)
  })

  it('is made once by servers that share a folder and start at once', async () => {
    const provider = await openProvider()
    const beside = await openProvider({ beside: provider })
    await Promise.all([check(provider), check(beside), check(provider), check(beside)])
    expect(await isMarked(provider.world.files, (await findFilesMark(provider.world.db)) ?? '')).toBe(true)
  })

  it('stops all but one of servers that start at once on a new database, each with its own folder', async () => {
    const provider = await openProvider()
    const beside = await openProvider({ beside: provider })
    const ends = await Promise.allSettled([check(provider), check(beside, (await newFiles()).files)])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('stops a server with a folder of its own, and says what to do', async () => {
    const provider = await openProvider()
    await check(provider)
    const { files } = await newFiles()
    await expect(check(provider, files)).rejects.toThrow(refused)
    await expect(check(provider, files)).rejects.toThrow('npm run bo -- files adopt')
    expect(await marksAmong(files)).toEqual([])
  })

  it('stops a server on the files of another site, and on files without a database', async () => {
    const [here, there] = [await openProvider(), await openProvider()]
    await check(here)
    await check(there)
    await expect(check(here, there.world.files)).rejects.toThrow(refused)
    const fresh = await openProvider()
    await here.world.files.save('slips/a.pdf', new Uint8Array([1]))
    await expect(check(fresh, here.world.files)).rejects.toThrow(refused)
    const unmarked = await newFiles()
    await unmarked.files.save('slips/a.pdf', new Uint8Array([1]))
    await expect(check(fresh, unmarked.files)).rejects.toThrow(refused)
    expect(await findFilesMark(fresh.world.db)).toBeNull()
  })

  it('says where the store is that does not answer', async () => {
    const { db, newId } = (await openProvider()).world
    const fetch = async () =>
      Promise.reject(
        new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) }),
      )
    const away = createS3Files({
      account: { url: 'https://s3.example', bucket: 'fichiers', region: 'x', keyId: 'a', secret: 'b' },
      fetch,
    })
    const place = filesPlace({
      DATA_DIR: '/data',
      S3_URL: 'https://s3.example',
      S3_BUCKET: 'fichiers',
      S3_REGION: 'x',
      S3_KEY_ID: 'a',
      S3_SECRET: 'b',
    })
    await expect(checkFilesMark({ db, newId, files: away }, place)).rejects.toThrow(
      'Le stockage des fichiers ne répond pas, ou refuse : le bucket S3 fichiers (https://s3.example). Rien n’est changé. (S3 GET: fetch failed, ECONNREFUSED)',
    )
  })

  it('is taken up by a site from before there were marks, whose files are there', async () => {
    const provider = await openProvider()
    await uploadSlip(provider, await newSupplier(provider))
    await expect(check(provider, (await newFiles()).files)).rejects.toThrow(refused)
    await check(provider)
    expect(await isMarked(provider.world.files, (await findFilesMark(provider.world.db)) ?? '')).toBe(true)
  })

  it('lets a copy be put in place elsewhere, with its files, and one from before there were marks', async () => {
    const provider = await openProvider()
    await uploadSlip(provider, await newSupplier(provider))
    await check(provider)
    const { folder, files } = await newFiles()
    await cp(join(provider.folder, 'files'), folder, { recursive: true })
    await check(provider, files)
    const mark = await findFilesMark(provider.world.db)
    await provider.world.db.deleteFrom('site').execute()
    await check(provider, files)
    expect(await findFilesMark(provider.world.db)).toBe(mark)
  })

  it('survives a server that died between the two', async () => {
    const provider = await openProvider()
    await check(provider)
    const [mark] = await marksAmong(provider.world.files)
    await provider.world.db.deleteFrom('site').execute()
    await check(provider)
    expect(await findFilesMark(provider.world.db)).toBe(mark)
  })

  it('is put on other files by somebody who has looked', async () => {
    const provider = await openProvider()
    const { db, newId } = provider.world
    await check(provider)
    const { files } = await newFiles()
    await adoptFiles({ db, newId, files })
    await check(provider, files)
    const other = await openProvider()
    await check(other)
    await adoptFiles({ db: other.world.db, newId, files })
    await expect(check(provider, files)).rejects.toThrow(refused)
    await check(other, files)
  })
})
