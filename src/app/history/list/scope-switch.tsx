import { useLocation } from 'wouter'
import { firmHistory } from '#contract/addresses.ts'
import { paths } from '#app/paths.ts'
import { Segmented } from '#ui/choose/segmented.tsx'
import { useHistoryScope } from '../history-scope.ts'
import './scope-switch.css'

/** « Les miennes » or « Toute l'entreprise »: the address says which. `onSwitch`: before it does. */
export function ScopeSwitch({ onSwitch }: { onSwitch(isFirm: boolean): void }) {
  const [, navigate] = useLocation()
  const { isFirm } = useHistoryScope()
  const go = (value: string) => {
    onSwitch(value === 'firm')
    navigate(value === 'firm' ? firmHistory : paths.history, { replace: true })
  }
  return (
    <div className="scope-switch">
      <Segmented
        legend="Les commandes de"
        hideLegend
        name="scope"
        options={[
          { value: 'own', label: 'Les miennes' },
          { value: 'firm', label: 'Toute l’entreprise' },
        ]}
        value={isFirm ? 'firm' : 'own'}
        onChange={go}
      />
    </div>
  )
}
