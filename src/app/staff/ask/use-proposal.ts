import { useEffect, useState } from 'react'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { proposePrice, type PriceProposal } from '#contract/staff/staff-price.ts'
import { useDesk } from '../model/use-desk.ts'

/** What the tariff would ask for an order: 'asked' until it is known, 'away' where it cannot be. */
export function useProposal(id: number): PriceProposal | 'asked' | 'away' {
  const { world } = useDesk()
  const [proposal, setProposal] = useState<PriceProposal | 'asked' | 'away'>('asked')
  useEffect(() => {
    const giveUp = new AbortController()
    const tell = (answer: PriceProposal | 'away') => void (giveUp.signal.aborted || setProposal(answer))
    world.call(proposePrice, { params: { id }, signal: giveUp.signal }).then(
      tell,
      forgiving(() => tell('away')),
    )
    return () => giveUp.abort()
  }, [world, id])
  return proposal
}
