import { median } from '#tests/bench/slow-visit.ts'

/**
 * What one visit measured, ms: a bare input on an empty page, the suggestion list after its answer, and by control the
 * slowest interaction and the longest task.
 */
export interface Run {
  readonly floor: number
  readonly list: number
  readonly controls: Record<string, { readonly event: number; readonly task: number }>
}

/**
 * By control the slowest interaction of each visit: best (least disturbed by the rest of the machine), median, worst.
 */
export function interactionsTable(runs: readonly Run[]): string {
  const rows = Object.keys(runs[0]?.controls ?? {}).map((name) => {
    const measured = runs.map(({ controls }) => controls[name])
    const events = measured.map((one) => one?.event ?? 0)
    return {
      name,
      best: Math.min(...events),
      median: median(events),
      worst: Math.max(...events),
      task: median(measured.map((one) => one?.task ?? 0)),
    }
  })
  const lists = runs.map(({ list }) => list)
  const worst = rows.toSorted((a, b) => b.median - a.median)[0]
  return `Slowest control: **${worst?.name}, ${worst?.median} ms**. The suggestion list is painted ${Math.round(median(lists))} ms after its answer (worst ${Math.round(Math.max(...lists))} ms; goal 100 ms).
The floor, a key in a bare \`<input>\` on an empty page: ${ms(median(runs.map(({ floor }) => floor)))} (worst ${ms(Math.max(...runs.map(({ floor }) => floor)))}).

| Control | Best | Median | Worst | Longest task, median | Met |
|---|---|---|---|---|---|
${rows.map((row) => `| ${row.name} | ${ms(row.best)} | ${ms(row.median)} | ${ms(row.worst)} | ${row.task === 0 ? '< 50 ms' : ms(row.task)} | ${row.median <= 100 ? 'yes' : '**no**'} |`).join('\n')}`
}

function ms(value: number): string {
  return value < 16 ? '< 16 ms' : `${Math.round(value)} ms`
}
