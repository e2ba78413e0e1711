import { cpus, loadavg } from 'node:os'
import type { Answers, Books } from './outages/books.ts'
import type { Verdict } from './outages/judge.ts'
import { silentSeconds, type Outage } from './outages/outage.ts'

/** A round: what failed, whether the server died of it, and what was ordered meanwhile. */
export interface Round {
  readonly outage: Outage
  readonly died: boolean
  readonly orders: number
  readonly answers: Answers
}

/** docs/bench-outages.md. */
export function outagesTable(rounds: readonly Round[], books: Books, verdict: Verdict): string {
  const deaths = rounds.filter(({ died }) => died).length
  const lost = verdict.accounts + verdict.slips + verdict.orders + verdict.charges + verdict.payments
  const rows = rounds.map(({ outage, died, orders, answers }, index) => `| ${index + 1} | ${outage} | ${died ? '**yes**' : 'no'} | ${orders} | ${statusesOf(answers)} | ${(answers.slowestMs / 1000).toFixed(1)} |`)
  return `# Outages of the database under orders

\`npm run bench:outages -- ${rounds.length}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()[0]?.toFixed(1)} at the end: above 2, others work on the same machine.
**${deaths} deaths, ${lost} lost, ${verdict.chargedUnpaid} charged and unpaid after 60 s, ${verdict.twice} ordered twice.**

A server process of its own on a PostgreSQL of its own, with durable commits. Eight suppliers register, sign in, send a slip, order and pay by the embedded processor; one of
three who paid closes the page before it could tell. What is refused is sent again under the same name, as a page does. Once eight orders of a round are taken the database fails: single connections cut by
\`pg_terminate_backend\` and then all of them, a fast restart, or every connection's process stopped for ${silentSeconds} s by SIGSTOP. A minute after the last round the database is held
against all that was acknowledged by a reply.

| Round | What failed | Server died | Orders taken | Replies by status | Longest wait, s |
|---:|---|---|---:|---|---:|
${rows.join('\n')}

| Acknowledged | | Lost |
|---|---:|---:|
| Accounts | ${books.accounts.length} | ${verdict.accounts} |
| Slips | ${books.slips.length} | ${verdict.slips} |
| Orders | ${books.orders.length} | ${verdict.orders} |
| Cards charged | ${books.charged.length} | ${verdict.charges} |
| Payments | ${books.paid.length} | ${verdict.payments} |

${verdict.charged} intents were charged in the database's own account: ${verdict.chargedUnpaid} of them belong to an order that is not paid.
`
}

function statusesOf({ statuses }: Answers): string {
  return Object.entries(statuses).map(([status, times]) => `${status} × ${times}`).join(', ')
}
