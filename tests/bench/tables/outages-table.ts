import type { Answers, Books } from '#tests/bench/outages/books.ts'
import type { Verdict } from '#tests/bench/outages/judge.ts'
import type { Outage } from '#tests/bench/outages/outage.ts'

/** A round: what failed, whether the server died of it, and what was ordered meanwhile. */
export interface Round {
  readonly outage: Outage
  readonly died: boolean
  readonly orders: number
  readonly answers: Answers
  /** Of the server, at its end. */
  readonly memoryMb: number
}

export function outagesTable(rounds: readonly Round[], books: Books, verdict: Verdict): string {
  const deaths = rounds.filter(({ died }) => died).length
  const lost = verdict.accounts + verdict.slips + verdict.orders + verdict.charges + verdict.payments
  const rows = rounds.map(
    ({ outage, died, orders, answers, memoryMb }, index) =>
      `| ${index + 1} | ${outage} | ${died ? '**yes**' : 'no'} | ${orders} | ${statusesOf(answers)} | ${(answers.slowestMs / 1000).toFixed(1)} | ${memoryMb} |`,
  )
  return `**${deaths} deaths, ${lost} lost, ${verdict.chargedUnpaid} charged and unpaid after 60 s, ${verdict.twice} ordered twice.**

| Round | What failed | Server died | Orders taken | Replies by status | Longest wait, s | Memory, MB |
|---:|---|---|---:|---|---:|---:|
${rows.join('\n')}

| Acknowledged | | Lost |
|---|---:|---:|
| Accounts | ${books.accounts.length} | ${verdict.accounts} |
| Slips | ${books.slips.length} | ${verdict.slips} |
| Orders | ${books.orders.length} | ${verdict.orders} |
| Cards charged | ${books.charged.length} | ${verdict.charges} |
| Payments | ${books.paid.length} | ${verdict.payments} |

${verdict.charged} intents were charged in the database's own account: ${verdict.chargedUnpaid} of them belong to an order that is not paid.`
}

function statusesOf({ statuses }: Answers): string {
  return Object.entries(statuses)
    .map(([status, times]) => `${status} × ${times}`)
    .join(', ')
}
