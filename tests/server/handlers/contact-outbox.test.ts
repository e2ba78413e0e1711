import type { AddressInfo } from 'node:net'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { describe, expect, it } from 'vitest'
import { flappingLine } from '#tests/bench/outbox/flapping-line.ts'
import { playOutbox } from '#tests/bench/outbox/play-outbox.ts'
import { chance } from '#tests/builders/chance.ts'
import { letterRows } from '#tests/server/fixtures/outbox-folder.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'

const provider = await openProvider()

describe('Messages of a device whose network comes and goes', () => {
  it('are there once each, with one letter and one file, whatever is cut, doubled or killed, and however late it comes again', async () => {
    const server = serve({ fetch: provider.app.fetch, port: 0, hostname: '127.0.0.1' })
    await new Promise((resolve) => server.once('listening', resolve))
    const line = await flappingLine(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, chance(50), 12)
    try {
      const played = await playOutbox(line.url, 50, chance(119), 30_000)
      expect(played).toMatchObject({ failed: [], left: 0 })
      expect(await line.replayAll()).toBe(0)
      const rows = await provider.world.db
        .selectFrom('contact_messages')
        .select(['message', 'submission_id', 'file_sha256'])
        .execute()
      expect(rows.map(({ message }) => Number(message.split(' ')[1])).toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: 50 }, (_, at) => at + 1),
      )
      expect([(await letterRows(provider)).length, rows.filter((row) => row.file_sha256 !== null).length]).toEqual([
        50,
        played.withFile,
      ])
      expect(
        (await readdir(join(provider.folder, 'files', 'messages')).catch(() => [])).filter((name) =>
          name.endsWith('.bin'),
        ),
      ).toHaveLength(played.withFile)
      expect(line.met['reply lost'] + line.met['twice at once'] + line.met['again later']).toBeGreaterThan(10)
    } finally {
      line.close()
      server.close()
    }
  }, 180_000)
})
