import { describe, expect, it } from 'vitest'
import { openProvider } from '#tests/server/fixtures/provider.ts'

const provider = await openProvider()
const ask = (method: string, headers: Record<string, string> = {}, body?: BodyInit) =>
  provider.app.request(
    'http://colibat.exemple/partager',
    { method, headers: { Host: 'colibat.exemple', ...headers }, ...(body !== undefined && { body }) },
    { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
  )
const form = () => {
  const data = new FormData()
  data.append('bordereau', new File(['%PDF-1.7'], 'bon.pdf', { type: 'application/pdf' }))
  return data
}

describe('A share that no service worker took', () => {
  it('leads to the form, which says that the file has to be chosen there; nothing is kept', async () => {
    const { status, headers } = await ask('POST', { 'Sec-Fetch-Site': 'none', Origin: 'null' }, form())
    expect([status, headers.get('Location')]).toEqual([303, '/commande?partage=perdu'])
    expect(await provider.world.db.selectFrom('slips').selectAll().execute()).toEqual([])
  })

  it.each([{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://ailleurs.exemple' }, { Origin: 'pas une adresse' }])(
    'is refused of the page of another site: %o',
    async (headers) => {
      const reply = await ask('POST', headers as Record<string, string>, form())
      expect([reply.status, await reply.text()]).toEqual([403, 'Ce partage vient d’un autre site.'])
    },
  )

  it('is taken of a page of its own', async () => {
    expect(
      (await ask('POST', { Origin: 'http://colibat.exemple', 'Sec-Fetch-Site': 'same-origin' }, form())).status,
    ).toBe(303)
  })

  it('leads to the form when its address is opened, and is nothing else', async () => {
    const opened = await ask('GET')
    expect([opened.status, opened.headers.get('Location')]).toEqual([302, '/commande'])
    const other = await ask('DELETE')
    expect([other.status, other.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST'])
  })
})
