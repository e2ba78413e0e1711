import { cpus, loadavg } from 'node:os'
import { networks, type Round } from '#tests/journeys/payment-kills-round.ts'
import { steps } from '#tests/journeys/payment-kills-steps.ts'

/** docs/bench-payment-kills.md. `seconds`: of all rounds. */
export function paymentKillsTable(rounds: readonly Round[], { seed, seconds }: { readonly seed: number; readonly seconds: number }): string {
  const rows = steps.map((step) => {
    const here = rounds.filter((round) => round.step === step)
    const led = (['draft', 'payment', 'empty form'] as const).map((place) => here.filter((round) => round.place === place).length)
    const by = networks.map((network) => here.filter((round) => round.network === network).length)
    return [step, ...by, ...led, ...faults(here)]
  })
  const all = ['**All**', ...networks.map((network) => rounds.filter((round) => round.network === network).length), '', '', '', ...faults(rounds).map((count) => `**${count}**`)]
  const named = rounds.flatMap(({ step, network, lost, doubled }, rank) => [...lost, ...doubled].map((fault) => `\n- Kill ${rank + 1} (${step}, server ${network}): ${fault}`))
  return `# Payments and hard kills, measured

\`npm run bench:payment-kills -- ${rounds.length} ${seed}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()[0]?.toFixed(1)} at the end.
Production build, the real server process on SQLite with the embedded processor, a real headless Chromium on one profile with the app's service worker; ${(seconds / rounds.length).toFixed(1)} s a round.

Each round is one order: the last one again, for a customer of its own, with a slip of 3 MB. The whole browser is killed (SIGKILL to every process) at the step, and up to
400 ms into it by dice. The server is there; or gone, killed in the same moment and started again once the next browser has looked around; or slow, each reply late by 150 to 500 ms.
The next browser starts at \`/commande?src=pwa\`. Nothing charged: the draft must be there, its slip's SHA-256 that of the chosen file, in the open or behind « Vérification en cours ».
Charged: the page must end at « Paiement réussi ! », or had said so before. While the server is gone nothing is said that only it can know. Then the round goes on as the page
offers; at the end the provider's rows must hold one order and one charge, the history must say « Payé », and the form must be empty. Lost: any of this is not so.
Doubled: two orders or two charges. What the server counts for its rate limits and its quota of slips is forgotten between rounds: one supplier orders them all.

| Killed when | Server there | gone | slow | Led to the draft | to the payment | to an empty form | Lost | Doubled |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
${[...rows, all].map((row) => `| ${row.join(' | ')} |`).join('\n')}
${named.join('')}`
}

function faults(rounds: readonly Round[]): number[] {
  return [rounds.filter(({ lost }) => lost.length > 0).length, rounds.filter(({ doubled }) => doubled.length > 0).length]
}
