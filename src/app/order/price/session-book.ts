import type { World } from '#app/world.ts'
import { tellLimit, warnNearLimit } from './calculation-limit.ts'
import { createQuoteBook, type QuoteBook } from './quote-book.ts'

/** The prices of a page session, by supplier: their count and their memory outlive a visit of the form (R11), so that going to the payment and back asks nothing again. */
export function sessionBook(world: World, supplierId: number): QuoteBook {
  const ofWorld = books.get(world) ?? new Map<number, QuoteBook>()
  books.set(world, ofWorld)
  const book = ofWorld.get(supplierId) ?? newBook(world, supplierId)
  ofWorld.set(supplierId, book)
  return book
}

/** A world is a page session: its books go with it. */
const books = new WeakMap<World, Map<number, QuoteBook>>()

function newBook({ call, toasts, now }: World, supplierId: number): QuoteBook {
  return createQuoteBook({ call, supplierId, now, onCalculation: (count) => warnNearLimit(toasts, count), onLimit: () => tellLimit(toasts) })
}
