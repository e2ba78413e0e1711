import { useWorld } from '#app/world.ts'
import type { SavedCard } from '#contract/payment/saved-cards.ts'
import { cardExpiryWords, hasCardExpired } from '#rules/moment/card-expiry.ts'
import { ChoiceGroup } from '#ui/choose/choice-group.tsx'
import { ChoiceRadio } from '#ui/choose/choice-radio.tsx'
import { CardName } from '#ui/say/card-name.tsx'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { bankCard } from '#ui/say/icon-paths.ts'
import '#ui/act/action-row.css'
import '#ui/say/visually-hidden.css'
import './saved-card-rows.css'

/** What stands for a card that is typed. */
export const anotherCard = 'another'

/** The card to begin with: the one that was used last and has not expired, else one that is typed. */
export function firstChoice(cards: readonly SavedCard[], now: Date): string {
  return cards.find(({ expires }) => !hasCardExpired(expires, now))?.id ?? anotherCard
}

interface SavedCardRowsProps {
  readonly cards: readonly SavedCard[]
  readonly chosen: string
  readonly busy: boolean
  onChoose(card: string): void
}

/** The cards that are kept, and the way to another one. One that has expired says so, and cannot be chosen. */
export function SavedCardRows({ cards, chosen, busy, onChoose }: SavedCardRowsProps) {
  const { now } = useWorld()
  const group = { name: 'savedCard', value: chosen, onChange: onChoose }
  return (
    <ChoiceGroup legend="Avec quelle carte ?" hideLegend>
      <div className="saved-cards">
        {cards.map(({ id, lastFour, expires }) => {
          const isOver = hasCardExpired(expires, now())
          return (
            <label key={id} className="action-row saved-card">
              <ChoiceRadio option={{ value: id, disabled: busy || isOver }} className="visually-hidden" {...group} />
              <LineIcon d={bankCard} />
              <span className="action-row-words">
                <CardName lastFour={lastFour} />
                <small className="action-row-detail">
                  {isOver
                    ? `a expiré fin ${cardExpiryWords(expires)} : choisis-en une autre`
                    : `expire ${cardExpiryWords(expires)}`}
                </small>
              </span>
              {chosen === id && <LineIcon d={tick} />}
            </label>
          )
        })}
        <label className="action-row saved-card">
          <ChoiceRadio option={{ value: anotherCard, disabled: busy }} className="visually-hidden" {...group} />
          <LineIcon d={plus} />
          <span className="action-row-words">
            <strong>Une autre carte</strong>
          </span>
          <LineIcon d={chosen === anotherCard ? tick : onwards} />
        </label>
      </div>
    </ChoiceGroup>
  )
}

const tick = 'm5 12.5 4.5 4.5L19 7.5'
const onwards = 'm9 5 7 7-7 7'
const plus = 'M12 5v14M5 12h14'
