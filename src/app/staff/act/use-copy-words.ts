import { useSnapshot } from 'valtio'
import { clock, dayAndMonth, inProse } from '#rules/french.ts'
import { parisDay } from '#rules/paris-time.ts'
import { useDesk } from '../model/use-desk.ts'

/** When what is shown came, where it is what this device kept: 'Copie de 10 h 12', of another day 'Copie de mardi 24 novembre, 10 h 12'; null where it is no copy. */
export function useCopyWords(): string | null {
  const { world, desk } = useDesk()
  const { isCopy, readAt } = useSnapshot(desk.state)
  if (!isCopy || readAt === null) return null
  const [day, hour] = [parisDay(readAt), inProse(clock(readAt))]
  return `Copie de ${day === parisDay(world.now()) ? '' : `${dayAndMonth(day)}, `}${hour}`
}
