import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { takeMessagePrefill } from '#adapters/store/message-prefill.ts'
import { createPrefillMessage } from '#adapters/store/prefill-message.ts'

const start = new Date('2026-11-20T10:00:00+01:00')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const texts = { nom: 'Camille Exemple', email: 'camille@exemple.fr', message: 'Une livraison de 1620 kg.' }

describe('A message carried to another page', () => {
  it('is kept before the page is left, and arrives with its file, byte for byte', async () => {
    const { went, carry } = traveller()
    await carry({ ...texts, file: new File(['%PDF-1.7'], 'bon.pdf', { type: 'application/pdf' }) }, '/contact')
    expect(went).toEqual(['/contact'])
    const { file, ...arrived } = (await takeMessagePrefill(after(1)))!
    expect([arrived, file?.name, file?.type, await file?.text()]).toEqual([
      texts,
      'bon.pdf',
      'application/pdf',
      '%PDF-1.7',
    ])
  })

  it('is there once', async () => {
    await traveller().carry({ ...texts, file: null }, '/contact')
    expect(await takeMessagePrefill(after(1))).toEqual({ ...texts, file: null })
    expect(await takeMessagePrefill(after(1))).toBeNull()
  })

  it('is not shown to somebody who comes by much later, and is gone then', async () => {
    await traveller().carry({ ...texts, file: null }, '/contact')
    expect(await takeMessagePrefill(after(11))).toBeNull()
    expect(await takeMessagePrefill(after(1))).toBeNull()
  })

  it('does not hold up its author when its file cannot be read', async () => {
    const { went, carry } = traveller()
    const lost = Object.assign(new File([], 'bon.pdf'), {
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
    })
    await carry({ ...texts, file: lost }, '/contact')
    expect(went).toEqual(['/contact'])
  })
})

function traveller() {
  const went: string[] = []
  return {
    went,
    carry: createPrefillMessage(
      () => start,
      (address) => went.push(address),
    ),
  }
}
