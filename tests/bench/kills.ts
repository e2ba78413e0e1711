import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { app, buildIfStale, gazetteer } from '#scripts/build.ts'
import { hardKills, type Kills } from '#tests/journeys/hard-kills.ts'
import { signInByCall } from '#tests/journeys/hard-kills-session.ts'
import { slipBytes } from '#tests/journeys/hard-kills-slips.ts'
import { startProvider } from '#tests/journeys/provider.ts'

// `npm run bench:kills -- 100 [seed]`: kills the browser that often while the order form is filled. Writes docs/bench-drafts.md.
const [rounds = 100, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)

buildIfStale(gazetteer, app)
const provider = await startProvider('sqlite', 'off', '')
try {
  const kills = await hardKills(provider.url, await signInByCall(provider), rounds, seed)
  const table = tableOf(kills)
  writeFileSync('docs/bench-drafts.md', table)
  console.log(table)
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
  return `# Drafts and hard kills, measured

\`npm run bench:kills -- ${kills.rounds} ${kills.seed}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}). Production build, the real server, a real headless Chromium on
one profile. Somebody types, picks addresses, and chooses and removes slips of ${slipBytes / 1_000_000} MB by dice; by dice, too, the whole browser is killed
up to 150 ms after the beginning of one of the first twelve things done. Acknowledged is what the form shows in the very moment its draft line comes to say that it is kept. The next
browser takes the draft up: each field must show what was acknowledged, or what was done to it later; the slip's bytes, as they lie in the browser's
storage, must have the SHA-256 of the chosen file. Goal: nothing lost.

| What | |
|---|---|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
${lost.map((line) => `\n- ${line}`).join('')}`
}
