import { app, buildIfStale, gazetteer } from '#scripts/build.ts'
import { hardKills, type Kills } from '#tests/journeys/kills/hard-kills.ts'
import { signInByCall } from '#tests/journeys/kills/hard-kills-session.ts'
import { startProvider } from '#tests/journeys/provider.ts'

// `npm run bench -- kills 100 [seed]`: kills the browser (SIGKILL) that often while the order form is filled by dice,
// slips of 3 MB among it. The next browser must show in each field what the form had said to be kept, or what was done
// to it later, and have the bytes of the slip.
const [rounds = 100, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)

buildIfStale(gazetteer, app)
const provider = await startProvider('sqlite', 'off', '')
try {
  const kills = await hardKills(provider.url, await signInByCall(provider), rounds, seed)
  console.log(tableOf(kills))
  process.exitCode = kills.lost.length > 0 ? 1 : 0
} finally {
  await provider.remove()
}

function tableOf({ lost, ...kills }: Kills): string {
  const rows = [
    ['Kills (SIGKILL to every process of Chromium)', kills.rounds],
    ['Things done in the form before them', kills.acts],
    ['Kills after which an acknowledged draft had to be there', kills.drafts],
    ['… with a slip in it', kills.slips],
    ['Filled fields acknowledged, slips among them, over all kills', kills.fields],
    ['**Lost**', `**${lost.length}**`],
    ['Seconds a kill, start of the browser included', (kills.seconds / kills.rounds).toFixed(1)],
  ]
  return `| What | |
|---|---|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
${lost.map((line) => `\n- ${line}`).join('')}`
}
