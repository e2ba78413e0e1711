import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { idempotencyHeader } from '#contract/wire/headers.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { letterRows } from '#tests/server/fixtures/outbox-folder.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { pdf } from '#tests/server/fixtures/slip-files.ts'

const provider = await openProvider()
const { db } = provider.world
const name = '3f0c9a1e-6b7d-4c2a-9d55-0a1b2c3d4e5f'

const send = (changes: Record<string, string | File> = {}, id: string | null = name) => {
  const body = new FormData()
  for (const [field, value] of Object.entries({
    nom: 'Élise Martin',
    email: 'elise@exemple.fr',
    message: 'Livrez-vous à Monaco ?',
    ...changes,
  }))
    body.append(field, value)
  return call(provider, 'contact', { body, headers: id === null ? {} : { [idempotencyHeader]: id } })
}
const counted = async () => [
  (await db.selectFrom('contact_messages').selectAll().execute()).length,
  (await letterRows(provider)).length,
  (await filesOnDisk()).length,
]
const filesOnDisk = async () =>
  (await readdir(join(provider.folder, 'files', 'messages')).catch(() => [])).filter((file) => file.endsWith('.bin'))
const plan = () => new File([pdf], 'plan.pdf')

beforeEach(async () => {
  await db.deleteFrom('contact_messages').execute()
  await db.deleteFrom('letters').execute()
})

describe('A message that is sent under a name', () => {
  it('is kept once and leaves as one letter, however often it comes', async () => {
    const replies = [await send(), await send(), await send()]
    expect(replies.map(({ status, reply }) => `${status} ${(reply as { success: boolean }).success}`)).toEqual([
      '200 true',
      '200 true',
      '200 true',
    ])
    expect((await counted()).slice(0, 2)).toEqual([1, 1])
  })

  it('is kept once when it comes many times at once, and its file with it', async () => {
    const [, , before] = await counted()
    const replies = await Promise.all(Array.from({ length: 6 }, () => send({ fichier: plan() })))
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await counted()).toEqual([1, 1, (before ?? 0) + 1])
  })

  it('is refused when the name stands for other words or another file already', async () => {
    await send()
    for (const changes of [
      { message: 'Livrez-vous à Menton ?' },
      { nom: 'Élise' },
      { email: 'autre@exemple.fr' },
      { fichier: plan() },
    ]) {
      const { status, refusal } = await send(changes)
      expect([status, refusal.message]).toEqual([409, "Ce message a déjà été envoyé avec d'autres informations."])
    }
    expect((await counted()).slice(0, 2)).toEqual([1, 1])
  })

  it('is another one under another name, or without one', async () => {
    await send()
    await send({}, 'a0b1c2d3-0000-4000-8000-000000000001')
    await send({}, null)
    await send({}, null)
    expect((await counted()).slice(0, 2)).toEqual([4, 4])
  })

  it('is refused when the name is none', async () => {
    expect((await send({}, 'encore moi')).status).toBe(400)
  })
})
