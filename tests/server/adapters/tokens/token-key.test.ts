import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { tokenKey } from '#server/adapters/tokens/token-key.ts'

const root = mkdtempSync(join(tmpdir(), 'colibat-key-'))
const newFolder = () => join(mkdtempSync(join(root, 'server-')), 'data')
afterAll(() => rmSync(root, { recursive: true }))

describe('the token key', () => {
  it('is made on the first start, and the same on the next', async () => {
    const folder = newFolder()
    const made = await tokenKey(null, folder)
    expect(made.length).toBeGreaterThanOrEqual(32)
    expect(await tokenKey(null, folder)).toEqual(made)
  })

  it('is one for servers that start together', async () => {
    const folder = newFolder()
    const keys = await Promise.all(Array.from({ length: 20 }, () => tokenKey(null, folder)))
    expect(new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size).toBe(1)
  })

  it('is readable by the server only, and leaves no draft beside it', async () => {
    const folder = newFolder()
    await tokenKey(null, folder)
    expect(statSync(join(folder, 'token-key')).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['token-key'])
  })

  it('is another one elsewhere', async () => {
    expect(await tokenKey(null, newFolder())).not.toEqual(await tokenKey(null, newFolder()))
  })

  it('is the configured one when there is one, and then no file is made', async () => {
    const folder = newFolder()
    expect(Buffer.from(await tokenKey('x'.repeat(40), folder)).toString()).toBe('x'.repeat(40))
    expect(() => statSync(folder)).toThrow('ENOENT')
  })

  it('stops the server when its file has been emptied', async () => {
    const folder = newFolder()
    await tokenKey(null, folder)
    writeFileSync(join(folder, 'token-key'), '')
    await expect(tokenKey(null, folder)).rejects.toThrow('token-key')
  })
})
