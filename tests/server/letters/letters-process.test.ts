import { beforeEach, describe, expect, inject, it } from 'vitest'
import { openMailServer } from '#tests/server/fixtures/mail-server.ts'
import { letterRows } from '#tests/server/fixtures/outbox-folder.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { ended, refused, serverProcesses, stop, type ServerProcess } from '#tests/server/fixtures/server-process.ts'

const provider = await openProvider()
const mail = await openMailServer()
const { start } = serverProcesses(provider)
const settings = { SMTP_URL: mail.url, DEMO: '1', TRUST_PROXY: '1' }

beforeEach(async () => {
  mail.taken.length = 0
  mail.onMoment = () => {}
  await provider.world.db.deleteFrom('letters').execute()
  await provider.forgetRates()
})

describe('a server process', () => {
  it('sends a letter as soon as it is written', async () => {
    const server = await start(settings)
    const taken = lettersTaken(1)
    expect(await send(server, 'Bonjour à tous')).toBe(200)
    await taken
    await stop(server)
    expect(mail.taken[0]?.recipients).toEqual(['contact@colibat.example'])
    expect(await letterRows(provider)).toMatchObject([{ attempts: 1, sent_at: expect.any(Number) }])
  }, 180_000)

  it('finishes the letter in hand when it is told to stop', async () => {
    const server = await start(settings)
    mail.onMoment = async (moment) => {
      if (moment !== 'end of data') return
      server.child.kill('SIGTERM')
      await refused(server.address)
    }
    await send(server, 'Juste avant la fermeture')
    expect(await ended(server.child)).toBe(0)
    expect(mail.taken).toHaveLength(1)
    expect(await letterRows(provider)).toMatchObject([{ sent_at: expect.any(Number) }])
  }, 180_000)

  it('sends what waits when it starts', async () => {
    const first = await start({ ...settings, SMTP_URL: 'smtp://127.0.0.1:1' })
    await send(first, 'Personne ne prend les lettres')
    await stop(first)
    expect(await letterRows(provider)).toMatchObject([{ sent_at: null, attempts: 1 }])
    await provider.world.db.updateTable('letters').set({ next_try_at: 0 }).execute()
    const taken = lettersTaken(1)
    const second = await start(settings)
    await taken
    await stop(second)
    expect(await letterRows(provider)).toMatchObject([{ attempts: 2, sent_at: expect.any(Number) }])
  }, 180_000)

  it('sends each letter once, though two processes write and send', async () => {
    const first = await start(settings)
    // The embedded database has one.
    const servers = [first, inject('engine') === 'postgres' ? await start(settings) : first]
    const taken = lettersTaken(24)
    const sent = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        send(servers[index % 2]!, `Lettre numéro ${index}`, `203.0.113.${index}`),
      ),
    )
    expect(new Set(sent)).toEqual(new Set([200]))
    await taken
    await Promise.all([...new Set(servers)].map(stop))
    const texts = mail.taken.map(({ text }) => /Lettre num\S+ro (\d+)/.exec(text)?.[1])
    expect(new Set(texts).size).toBe(24)
    expect(texts).toHaveLength(24)
  }, 180_000)
})

/** When the mail server has said yes to so many letters. */
function lettersTaken(count: number): Promise<void> {
  return new Promise((resolve) => {
    let seen = 0
    mail.onMoment = (moment) => {
      if (moment === 'end of data') seen += 1
      if (seen === count) resolve()
    }
  })
}

async function send({ address }: ServerProcess, message: string, from = '203.0.113.200'): Promise<number> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ nom: 'Élise', email: 'elise@exemple.fr', message }))
    form.append(name, value)
  const { status } = await fetch(`${address}/api/contact`, {
    method: 'POST',
    body: form,
    headers: { 'X-Forwarded-For': from },
  })
  return status
}
