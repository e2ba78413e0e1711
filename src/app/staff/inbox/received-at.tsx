import { capitalized, clock } from '#rules/moment/french.ts'
import { nearDay } from '#rules/moment/near-day.ts'
import { parisDay } from '#rules/moment/paris-time.ts'

/** When something came in: 'Aujourd’hui à 09:45', 'Mardi 24 novembre à 18:02'. */
export function ReceivedAt({ at, now }: { readonly at: Date; readonly now: Date }) {
  return (
    <time dateTime={at.toISOString()}>
      {capitalized(nearDay(parisDay(at), parisDay(now)))} à {clock(at)}
    </time>
  )
}
