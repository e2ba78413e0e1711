import { elementsToLayout } from './elements-to-layout.ts'
import { formsToReading } from './forms-to-reading.ts'
import { imagesToScripts } from './images-to-scripts.ts'

/** The criteria of RGAA 4.1.2 and what is so of each: the source of the statement, and of the tests that hold it true. */
export const themes = [...imagesToScripts, ...elementsToLayout, ...formsToReading]

/** The day on which they were last gone through. */
export const goneThroughOn = '2026-11-28'

const all = themes.flatMap(({ criteria }) => Object.values(criteria))
const count = (state: string) => all.filter((criterion) => criterion.state === state).length

/** `rate`: of what applies, in whole percents, never rounded up. */
export const counted = ratedOf({
  proven: count('conforme'),
  failed: count('non conforme'),
  open: count('à vérifier'),
  without: count('non applicable'),
})

function ratedOf(counts: { proven: number; failed: number; open: number; without: number }) {
  const applicable = counts.proven + counts.failed + counts.open
  return { ...counts, applicable, rate: Math.floor((100 * counts.proven) / applicable) }
}

/** What a rate is called: 100 → 'totalement conforme', 50 → 'partiellement conforme', 49 → 'non conforme'. */
export function levelOf(rate: number): string {
  return rate === 100 ? 'totalement conforme' : rate >= 50 ? 'partiellement conforme' : 'non conforme'
}
