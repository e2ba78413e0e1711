import { total, type Stages } from '#tests/journeys/counted-orders.ts'

/** The orders that were counted. */
export interface Counted {
  readonly first: Stages
  readonly typed: Stages
  readonly repeated: Stages
  /** The same with the card that was kept. */
  readonly kept: Stages
  /** The same on the account of a firm. */
  readonly account: Stages
}

export function tapsTable({ first, typed, repeated, kept, account }: Counted): string {
  const again = repeated['the order'] ?? { taps: Number.NaN, files: 0, typed: Number.NaN }
  const [whole, withKept, onAccount] = [total(first), total(kept), total(account)]
  const ownTaps = onAccount.taps - onAccount.files
  return `| | Stage | Taps | Typed fields |
|---|---|---|---|
${[rowsOf('First order, from the home page, to where its user stands', first), rowsOf('An order to somebody else, signed in, every field by hand', typed), rowsOf('The last order again, with the slip of today', repeated), rowsOf('The same, with the card that was kept', kept), rowsOf('The same, on the account of a firm', account)].join('\n')}

| Goal | Measured | Met |
|---|---|---|
| First order, account and card included: at most 20 taps and 10 typed fields | ${whole.taps} and ${whole.typed} | ${met(whole.taps <= 20 && whole.typed <= 10)} |
| The last order again: at most 5 taps, and the card | ${again.taps}${again.typed > 0 ? ` and ${again.typed} typed` : ''} | ${met(again.taps <= 5 && again.typed === 0)} |
| The last order again, with a kept card: at most 5 taps, nothing typed | ${withKept.taps} and ${withKept.typed} | ${met(withKept.taps <= 5 && withKept.typed === 0)} |
| The last order again, on account: at most 4 taps beside the device's list of files, nothing typed | ${ownTaps} and ${onAccount.typed} | ${met(ownTaps <= 4 && onAccount.typed === 0)} |`
}

function rowsOf(name: string, stages: Stages): string {
  const { taps, typed } = total(stages)
  const rows = Object.entries(stages).map(
    ([stage, count], at) => `| ${at === 0 ? name : ''} | ${stage} | ${count.taps} | ${count.typed} |`,
  )
  return [...rows, `| | **together** | **${taps}** | **${typed}** |`].join('\n')
}

function met(is: boolean): string {
  return is ? 'yes' : '**no**'
}
