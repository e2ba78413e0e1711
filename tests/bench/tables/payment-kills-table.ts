import { networks, type Round } from '#tests/journeys/payment/payment-kills-round.ts'
import { steps } from '#tests/journeys/payment/payment-kills-steps.ts'

export function paymentKillsTable(rounds: readonly Round[]): string {
  const rows = steps.map((step) => {
    const here = rounds.filter((round) => round.step === step)
    const led = (['draft', 'payment', 'empty form'] as const).map(
      (place) => here.filter((round) => round.place === place).length,
    )
    const by = networks.map((network) => here.filter((round) => round.network === network).length)
    return [step, ...by, ...led, ...faults(here)]
  })
  const all = [
    '**All**',
    ...networks.map((network) => rounds.filter((round) => round.network === network).length),
    '',
    '',
    '',
    ...faults(rounds).map((count) => `**${count}**`),
  ]
  const named = rounds.flatMap(({ step, network, lost, doubled }, rank) =>
    [...lost, ...doubled].map((fault) => `\n- Kill ${rank + 1} (${step}, server ${network}): ${fault}`),
  )
  return `| Killed when | Server there | gone | slow | Led to the draft | to the payment | to an empty form | Lost | Doubled |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
${[...rows, all].map((row) => `| ${row.join(' | ')} |`).join('\n')}
${named.join('')}`
}

function faults(rounds: readonly Round[]): number[] {
  return [
    rounds.filter(({ lost }) => lost.length > 0).length,
    rounds.filter(({ doubled }) => doubled.length > 0).length,
  ]
}
