import { ProcessorFailure } from './payments.ts'

/** A card that the processor keeps. `expires`: its last month, '2028-12'; `brand`: 'visa'. */
export interface KeptCard {
  readonly id: string
  readonly brand: string
  readonly last4: string
  readonly expires: string
}

/**
 * Whom the processor keeps cards for, each an account of ours under a name of the processor's. Its calls cross the
 * network as those of Payments do, with shorter patience: no payment needs them.
 */
export interface Customers {
  /** A new one, for whom nothing is kept; it is told no more of the account than its number. */
  create(accountId: number): Promise<string>
  /** What lets a page show the cards of this one, and keep one more; null where the page needs none. */
  openSession(customer: string): Promise<string | null>
  /** Its cards, the one that was used last first, as far as the processor knows. */
  cards(customer: string): Promise<readonly KeptCard[]>
  /** Whether it had that card; it is kept no longer. */
  removeCard(customer: string, cardId: string): Promise<boolean>
  /** Deletes it with its cards; one that there is not is no failure. */
  forget(customer: string): Promise<void>
}

/** The processor knows no such customer, or not any more: another is to be made. */
export class CustomerGone extends ProcessorFailure {
  constructor(message: string) {
    super('refusing', message)
  }
}
