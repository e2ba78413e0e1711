import { cpus } from 'node:os'
import { median } from './slow-visit.ts'

/** What one visit measured, ms: a bare input on an empty page, the suggestion list after its answer, and by control the slowest interaction and the longest task. */
export interface Run {
  readonly floor: number
  readonly list: number
  readonly controls: Record<string, { readonly event: number; readonly task: number }>
}

/** docs/bench-interactions.md. */
export function interactionsTable(runs: readonly Run[], load: number): string {
  const rows = Object.keys(runs[0]?.controls ?? {}).map((name) => {
    const measured = runs.map(({ controls }) => controls[name])
    const events = measured.map((one) => one?.event ?? 0)
    return { name, best: Math.min(...events), median: median(events), worst: Math.max(...events), task: median(measured.map((one) => one?.task ?? 0)) }
  })
  const lists = runs.map(({ list }) => list)
  const worst = rows.toSorted((a, b) => b.median - a.median)[0]
  return `# The order form, touched

\`npm run bench:interactions\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${load.toFixed(1)} at the end. Production
build, the real server, Chromium headless at 390 px, processor ÷ 4. Each visit uses every control once, cold; the figure of a visit is its slowest interaction as the
browser tells it (Event Timing, from the event to the next paint, in steps of 8 ms). Over ${runs.length} visits: best (least disturbed by the rest of the machine), median, worst. Goal: no median above 100 ms.

Slowest control: **${worst?.name}, ${worst?.median} ms**. The suggestion list is painted ${Math.round(median(lists))} ms after its answer (worst ${Math.round(Math.max(...lists))} ms; goal 100 ms).
The floor, a key in a bare \`<input>\` on an empty page: ${ms(median(runs.map(({ floor }) => floor)))} (worst ${ms(Math.max(...runs.map(({ floor }) => floor)))}).

| Control | Best | Median | Worst | Longest task, median | Met |
|---|---|---|---|---|---|
${rows.map((row) => `| ${row.name} | ${ms(row.best)} | ${ms(row.median)} | ${ms(row.worst)} | ${row.task === 0 ? '< 50 ms' : ms(row.task)} | ${row.median <= 100 ? 'yes' : '**no**'} |`).join('\n')}
`
}

function ms(value: number): string {
  return value < 16 ? '< 16 ms' : `${Math.round(value)} ms`
}
