import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buildIfStale, gazetteer } from '#scripts/build.ts'
import { chance } from '#tests/builders/chance.ts'
import { startProvider } from '#tests/journeys/provider.ts'
import { fates, flappingLine, type FlappingLine } from './outbox/flapping-line.ts'
import { playOutbox, type Played } from './outbox/play-outbox.ts'

// `npm run bench -- outbox [messages] [seed]`: messages that are written on one device in two tabs, over a line that
// cuts and doubles, tabs killed while they send; each must be on the server exactly once, with one letter and one file.
// Four minutes at most.
const count = Number(process.argv[2] ?? 1000)
const seed = Number(process.argv[3] ?? 119)

buildIfStale(gazetteer)
const provider = await startProvider('sqlite', 'off', '', { TRUST_PROXY: '1', APP_DIR: 'nowhere', LOG_LEVEL: 'silent' })
const line = await flappingLine(provider.url, chance(seed + 1), 10)
try {
  const started = performance.now()
  const played = await playOutbox(line.url, count, chance(seed), 180_000)
  const seconds = (performance.now() - started) / 1000
  const atFirst = books()
  const refused = await line.replayAll()
  console.log(tableOf(line, { played, seconds, atFirst, refused, atLast: books() }))
  if (atFirst.once !== count || refused > 0) process.exitCode = 1
} finally {
  line.close()
  await provider.remove()
}

/** What the server holds. `once`: messages of which there is exactly one. */
function books() {
  const database = new DatabaseSync(join(provider.folder, 'colibat.db'), { timeout: 5000 })
  const number = (sql: string) => Number(database.prepare(sql).get()?.['found'])
  const found = {
    messages: number('select count(*) as found from contact_messages'),
    once: number(
      'select count(*) as found from (select message from contact_messages group by message having count(*) = 1)',
    ),
    letters: number('select count(*) as found from letters'),
    files: readdirSync(join(provider.folder, 'files', 'messages')).filter((name) => name.endsWith('.bin')).length,
  }
  database.close()
  return found
}

function tableOf(
  { met, brought }: FlappingLine,
  {
    played,
    seconds,
    atFirst,
    refused,
    atLast,
  }: {
    played: Played
    seconds: number
    atFirst: ReturnType<typeof books>
    refused: number
    atLast: ReturnType<typeof books>
  },
): string {
  return `| | |
|---|---:|
| Written, with a file of 1 to 60 kB | ${played.written}, ${played.withFile} |
| Their author saw: sent, waiting, neither (his tab was killed) | ${played.sent}, ${played.waited}, ${played.written - played.sent - played.waited - played.failed.length} |
| Refused to their author | ${played.failed.length} |
| Tabs killed | ${played.kills} |
${fates.map((fate) => `| Posts, ${fate} | ${met[fate]} |`).join('\n')}
| Posts that reached the server, the last replay with them | ${brought()} |
| Left on the device | ${played.left} |
| **On the server: messages, of which once, letters, files** | **${atFirst.messages}, ${atFirst.once}, ${atFirst.letters}, ${atFirst.files}** |
| After all of it came once more (${refused} refused) | ${atLast.messages}, ${atLast.once}, ${atLast.letters}, ${atLast.files} |
| Seconds, without that | ${seconds.toFixed(0)} |`
}
