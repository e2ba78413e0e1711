import type { ReactNode } from 'react'
import { ChoiceGroup } from '#ui/choose/choice-group.tsx'
import { ChoiceRadio } from '#ui/choose/choice-radio.tsx'
import '#ui/act/action-row.css'
import '#ui/frame/stack.css'
import './payment-ways.css'

/** A way to pay. `inside`: what is chosen or typed for it, while it is the chosen one. */
export interface PaymentWay {
  readonly value: string
  readonly title: string
  readonly detail: ReactNode
  readonly inside?: ReactNode
  /** It cannot be chosen; `detail` says why. */
  readonly disabled?: boolean | undefined
}

interface PaymentWaysProps {
  readonly ways: readonly PaymentWay[]
  readonly chosen: string
  readonly busy: boolean
  onChoose(value: string): void
}

/** « Comment payer ? »: the ways there are, one of them chosen; where there is one alone, what belongs to it. */
export function PaymentWays({ ways, chosen, busy, onChoose }: PaymentWaysProps) {
  if (ways.length === 1) return ways[0]?.inside
  return (
    <ChoiceGroup legend="Comment payer ?">
      <div className="stack">
        {ways.map(({ value, title, detail, disabled, inside }) => {
          const words = (
            <span className="action-row-words">
              <span className="action-row-label">{title}</span>
              <small className="action-row-detail">{detail}</small>
            </span>
          )
          return (
            <div key={value} className="payment-way">
              <label className="action-row">
                <ChoiceRadio
                  option={{ value, disabled: busy || disabled }}
                  name="paymentWay"
                  value={chosen}
                  onChange={onChoose}
                />
                {words}
              </label>
              {value === chosen && inside && <div className="payment-way-inside">{inside}</div>}
            </div>
          )
        })}
      </div>
    </ChoiceGroup>
  )
}
