import type { MouseEvent } from 'react'
import { useSnapshot } from 'valtio'
import { bandAbove, weightAdvice } from '#rules/price/weight-advice.ts'
import { formatKg, weightBandKeys, weightLabel } from '#rules/price/weight-bands.ts'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { focusField } from '#ui/ask/focus-field.ts'
import { Note } from '#ui/say/note.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { chooseWeight } from '../../model/order-actions.ts'
import { useOrder } from '../../model/order-context.ts'
import { weightOf } from '../../model/slip-weight.ts'
import { useValues } from '../../model/use-values.ts'
import { HeavyLoadLink } from './heavy-load-link.tsx'
import '#ui/say/whole-words.css'

/**
 * What the slip says of the weight, beside the band there is (section 5). `isElsewhere`: at the slip, where only what
 * wants an answer is told again.
 */
export function WeightNote({ isElsewhere = false }: { readonly isElsewhere?: boolean }) {
  const { state } = useOrder()
  const band = useValues(({ poids }) => poids)
  const { reading } = useSnapshot(state.slip)
  const chosen = weightBandKeys.find((key) => key === band) ?? null
  const advice = weightAdvice(weightOf(reading), chosen)
  switch (advice.kind) {
    case 'none':
      return null
    case 'same':
      if (isElsewhere)
        return (
          <Note tone="ok">
            Bordereau lu<VisuallyHidden> : {formatKg(advice.kg)}</VisuallyHidden>
          </Note>
        )
      return (
        <>
          <Note tone="ok">{readWords(advice.kg)}</Note>
          {advice.nearLimitKg !== null && <NearLimit limitKg={advice.nearLimitKg} />}
        </>
      )
    case 'other': {
      const label = weightLabel(advice.band)
      const take = ({ currentTarget }: MouseEvent<HTMLElement>) => {
        focusField(currentTarget)
        chooseWeight(state, advice.band)
      }
      return (
        <Banner
          tone="warn"
          title={readWords(advice.kg)}
          action={
            <Button small variant="secondary" onClick={take}>
              Passer à {label}
            </Button>
          }
        >
          C’est la tranche <span className="whole-words">{label}</span>.{' '}
          {chosen ? `Tu as choisi ${weightLabel(chosen)}.` : 'Aucun poids n’est choisi.'}
        </Banner>
      )
    }
    case 'too-heavy':
      return (
        <Banner tone="warn" title={readWords(advice.kg)} action={<HeavyLoadLink kg={advice.kg} />}>
          Au-delà de 1350 kg, il n’y a pas de tranche. Contacte-nous : ton bordereau part avec le message.
        </Banner>
      )
  }
}

/** 412 → '412 kg lus sur le bordereau' */
function readWords(kg: number): string {
  return `${formatKg(kg)} ${kg < 2 ? 'lu' : 'lus'} sur le bordereau`
}

/** 'Proche de la limite : au-delà de 450 kg, c’est la tranche 451-600 kg' */
function NearLimit({ limitKg }: { readonly limitKg: number }) {
  const next = bandAbove(limitKg)
  return (
    <Note tone="warn">
      Proche de la limite : au-delà de {limitKg} kg,{' '}
      {next ? (
        <>
          c’est la tranche <span className="whole-words">{weightLabel(next)}</span>
        </>
      ) : (
        'il n’y a plus de tranche'
      )}
    </Note>
  )
}
