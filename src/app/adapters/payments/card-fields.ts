import type { Cents } from '#rules/price/money.ts'
import type { PresentedCard } from './presented-card.ts'

/** The processor's own fields for a card and the wallets of the device: what is typed there this page never sees. */
export interface CardFields extends PresentedCard {
  /** Draws them there. Resolves once they can be used; rejects when they do not come. */
  show(place: HTMLElement): Promise<void>
  /** Tells which kept card is chosen in them, by its name at the processor; null: one that is typed. */
  onKeptCard(tell: (id: string | null) => void): void
  /** In the page's colours as they are now. */
  repaint(): void
  close(): void
}

/** What the fields are opened for. `returnPath`: where a bank that takes the whole window sends its holder back. */
interface FieldsWish {
  readonly publishableKey: string
  readonly amount: Cents
  readonly returnPath: string
  /** What lets them show the cards that are kept, and keep one more; null: neither. */
  readonly session: string | null
  /** They ask for what the bank needs of who pays; else the order says it. */
  readonly asksBilling?: boolean
}

/** Rejects when the processor cannot be reached, or not in time. */
export type OpenCardFields = (wish: FieldsWish) => Promise<CardFields>
