import { describe, expect, it } from 'vitest'
import { pushKeys } from '#server/adapters/push/push-keys.ts'
import { vapidSubject } from '#server/push/vapid-subject.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'

const provider = await openProvider()
const second = await openProvider({ beside: provider })

describe('The keys that push services know the provider by', () => {
  it('are made at the first start, once for servers that start together, and the same at the next', async () => {
    const made = await Promise.all([provider, second, provider, second].map(({ world }) => pushKeys(world.db)))
    expect(new Set(made.map(({ public_key: key }) => key)).size).toBe(1)
    expect(await pushKeys(second.world.db)).toEqual(made[0])
    expect([made[0]?.public_key.length, made[0]?.private_key.length]).toEqual([87, 43])
  })
})

describe('The address that push services may write to', () => {
  it.each([
    [['contact@exemple.fr', null], 'mailto:contact@exemple.fr'],
    [['contact@colibat.example', 'contact@exemple.fr', null], 'mailto:contact@exemple.fr'],
    [
      ['contact@colibat.example', 'livraisons@localhost', 'https://livraisons.exemple.fr/'],
      'https://livraisons.exemple.fr',
    ],
  ])('is the first of %j that they accept', (candidates, subject) => expect(vapidSubject(candidates)).toBe(subject))

  it.each([
    'contact@colibat.example',
    'a@example.com',
    'a@x.test',
    'a@localhost',
    'a@machine.local',
    'http://exemple.fr',
    'https://localhost:3000',
    'https://127.0.0.1',
    'https://[::1]',
    'https://colibat.example',
  ])('is never %s', (candidate) => {
    expect(vapidSubject([candidate, null])).toBeNull()
  })
})
