/**
 * When the processor is asked again about an order since its payment was opened: every 15 seconds for half an hour, 5
 * minutes for a day, an hour for a week; then null. « payer » opens it anew.
 */
export function nextAsk(openedAt: Date, at: Date): Date | null {
  const age = at.getTime() - openedAt.getTime()
  const pause = pauses.find(({ untilMs }) => age < untilMs)
  return pause === undefined ? null : new Date(at.getTime() + pause.ms)
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const pauses = [
  { untilMs: 30 * minuteMs, ms: minuteMs / 4 },
  { untilMs: dayMs, ms: 5 * minuteMs },
  { untilMs: 7 * dayMs, ms: 60 * minuteMs },
]
