import { describe, expect, it } from 'vitest'
import { createTypedWords } from '#adapters/device/typed-words.ts'
import { memoryStore } from '#tests/builders/memory-store.ts'

const start = new Date('2026-11-20T10:00:00+01:00')
const dayMs = 86_400_000

/** A device with a clock; each time it is opened is another visit of the page. */
function aDevice() {
  const kept = memoryStore()
  const store: Storage = {
    ...kept,
    get length() {
      return Object.keys(kept.all()).length
    },
    key: (index) => Object.keys(kept.all())[index] ?? null,
  }
  const device = { at: start, all: kept.all, setItem: kept.setItem }
  const open = (token: string) => createTypedWords(token, { now: () => device.at, store: () => store })
  return { device, open }
}

describe('What is half typed by a link', () => {
  it('is there again after a reload, by its own link and in its own field alone', () => {
    const { open } = aDevice()
    open('a').keep('acces', 'Portail vert')
    expect(open('a').read('acces')).toBe('Portail vert')
    expect([open('a').read('voisin'), open('b').read('acces')]).toEqual(['', ''])
  })

  it('goes once it is sent', () => {
    const { device, open } = aDevice()
    open('a').keep('acces', 'Portail vert')
    open('a').keep('acces', '')
    expect(device.all()).toEqual({})
  })

  it('goes after three days, whichever link is opened then, and nothing else with it', () => {
    const { device, open } = aDevice()
    device.setItem('theme', 'dark')
    open('a').keep('dommage', 'Deux tuiles')
    device.at = new Date(start.getTime() + 3 * dayMs - 1)
    expect(open('a').read('dommage')).toBe('Deux tuiles')
    device.at = new Date(start.getTime() + 3 * dayMs)
    open('b')
    expect(device.all()).toEqual({ theme: 'dark' })
  })

  it('is blank on a device that keeps nothing, or has something else there', () => {
    const refused = createTypedWords('a', {
      now: () => start,
      store: () => {
        throw new Error('blocked')
      },
    })
    refused.keep('acces', 'Portail vert')
    expect(refused.read('acces')).toBe('')
    const { device, open } = aDevice()
    device.setItem('suivi:a:acces', '{')
    expect(open('a').read('acces')).toBe('')
  })
})
