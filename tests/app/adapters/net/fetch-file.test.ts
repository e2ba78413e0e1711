import { describe, expect, it } from 'vitest'
import { Refused, Unreachable } from '#adapters/failures/failures.ts'
import { createFetchFile } from '#adapters/net/fetch-file.ts'

describe('A file at an address that opens it', () => {
  it('comes under the name that is asked, without a token', async () => {
    const asked: RequestInit[] = []
    const fetchFile = createFetchFile(async (_, init) => {
      asked.push(init ?? {})
      return new Response('photo', { headers: { 'Content-Type': 'image/jpeg' } })
    })
    const file = await fetchFile('/photos/1/cle', 'livraison-1042-1.jpg')
    expect([file.name, file.type, await file.text()]).toEqual(['livraison-1042-1.jpg', 'image/jpeg', 'photo'])
    expect([asked[0]?.credentials, asked[0]?.headers, asked[0]?.signal instanceof AbortSignal]).toEqual([
      'omit',
      undefined,
      true,
    ])
  })

  it('is refused once its key is over', async () => {
    await expect(
      createFetchFile(async () => new Response('', { status: 404 }))('/photos/1/cle', 'a.jpg'),
    ).rejects.toThrow(Refused)
  })

  it('is out of reach without a network', async () => {
    await expect(
      createFetchFile(async () => Promise.reject(new TypeError('Failed to fetch')))('/photos/1/cle', 'a.jpg'),
    ).rejects.toThrow(Unreachable)
  })
})
