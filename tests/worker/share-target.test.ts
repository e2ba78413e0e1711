import 'fake-indexeddb/auto'
import { clear, createStore, get } from 'idb-keyval'
import { beforeEach, describe, expect, it } from 'vitest'
import { isSharedFiles, type SharedFiles } from '#contract/worker/slip-share.ts'
import { takeShare } from '#worker/share-target.ts'

const disk = createStore('colibat', 'drafts')
const kept = async () => get<SharedFiles>([0, 'shared'], disk)
const pdf = (name = 'bon.pdf') => new File(['%PDF-1.7 bon'], name, { type: 'application/pdf' })

/** A share as the device posts it: of no page, unless told. */
async function share(parts: readonly (File | string)[], origin = 'null') {
  const body = new FormData()
  for (const part of parts) body.append('bordereau', part)
  const { status, headers } = await takeShare(
    new Request('https://colibat.exemple/partager', { method: 'POST', body, headers: { Origin: origin } }),
  )
  return { status, to: headers.get('Location') }
}

beforeEach(() => clear(disk))

describe('A share of the device', () => {
  it('is laid onto the device under nobody’s number, and leads to the order form', async () => {
    expect(await share([pdf(), pdf('autre.pdf')])).toEqual({
      status: 303,
      to: 'https://colibat.exemple/commande?partage=oui',
    })
    const shared = await kept()
    expect(isSharedFiles(shared)).toBe(true)
    expect(shared?.files.map(({ name, type }) => [name, type])).toEqual([
      ['bon.pdf', 'application/pdf'],
      ['autre.pdf', 'application/pdf'],
    ])
    expect(await new Blob([shared!.files[0]!.bytes]).text()).toBe('%PDF-1.7 bon')
    expect(shared?.isHeld).toBe(false)
  })

  it('takes the place of the one before', async () => {
    await share([pdf('un.pdf')])
    await share([pdf('deux.pdf')])
    expect((await kept())?.files.map(({ name }) => name)).toEqual(['deux.pdf'])
  })

  it('is told as lost when no file came, or an empty one', async () => {
    for (const parts of [[], ['bonjour'], [new File([], 'vide.pdf')]])
      expect(await share(parts)).toEqual({ status: 303, to: 'https://colibat.exemple/commande?partage=perdu' })
    expect(await kept()).toBeUndefined()
  })

  it('is told as lost when it is no form', async () => {
    const { status, headers } = await takeShare(
      new Request('https://colibat.exemple/partager', { method: 'POST', body: 'x' }),
    )
    expect([status, headers.get('Location')]).toEqual([303, 'https://colibat.exemple/commande?partage=perdu'])
  })

  it('is refused of the page of another site, and nothing is kept', async () => {
    expect((await share([pdf()], 'https://ailleurs.exemple')).status).toBe(403)
    expect((await share([pdf()], 'http://colibat.exemple')).status).toBe(403)
    expect(await kept()).toBeUndefined()
  })

  it('is taken of a page of its own', async () => {
    expect((await share([pdf()], 'https://colibat.exemple')).status).toBe(303)
  })

  it('holds ten files at most', async () => {
    await share(Array.from({ length: 12 }, (_, at) => pdf(`${at}.pdf`)))
    expect((await kept())?.files).toHaveLength(10)
  })
})
