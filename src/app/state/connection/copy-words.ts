import { ageWords } from '#rules/moment/near-day.ts'
import type { Lack } from './connection.ts'
import { offlineWords } from './offline-words.ts'

/** What is lacking, and how old what is shown is: 'Hors ligne : ta liste telle qu’elle était à 14:02.' */
export function copyWords(lacks: Lack, what: 'liste' | 'commande', at: Date, now: Date): string {
  return `${offlineWords[lacks].now} : ta ${what} telle qu’elle était ${ageWords(at, now)}.`
}
