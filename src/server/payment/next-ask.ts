/**
 * When the processor is asked again about an order whose payment was opened then: after 15 seconds for half an hour, after
 * 5 minutes for a day, after an hour for a week; null from then on. The next press of « payer » opens it anew.
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
