import { quotedParts } from '#rules/price/lowest-price.ts'

/** How many minutes of road cost nothing: the quoted ones, until the server that serves the page writes its tariff's in their place (R8). */
export function FreeMinutes() {
  return (
    <data value="free-minutes" suppressHydrationWarning>
      {quotedParts.freeMinutes}
    </data>
  )
}
