import * as v from 'valibot'
import type { QueryOf } from '#contract/endpoint.ts'
import { myOrders, type OrderList, orderRows } from '#contract/order/history.ts'
import { pastOrderSchema, type PastOrder } from '#contract/order/past-order.ts'
import type { Caller } from './caller.ts'
import { Malformed } from '#adapters/failures/failures.ts'

/** Asks for orders, parsed a hundred at a time so that the page stays responsive. Rejects with a CallFailure. */
export async function askOrders(call: Caller, query: QueryOf<typeof myOrders> = {}): Promise<OrderList> {
  const { rows, older } = await call({ ...myOrders, reply: orderRows }, { query })
  const orders: PastOrder[] = []
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    if (from > 0) await nextTask()
    orders.push(...rows.slice(from, from + rowsAtOnce).map((row, index) => read(row, from + index)))
  }
  return { orders, older }
}

const rowsAtOnce = 100

function read(row: unknown, index: number): PastOrder {
  const parsed = v.safeParse(pastOrderSchema, row, { abortEarly: true })
  if (!parsed.success)
    throw new Malformed(`data.${index}.${v.getDotPath(parsed.issues[0]) ?? parsed.issues[0].message}`)
  return parsed.output
}

/** What waits comes first. A message, for a timer of a page that is not seen takes a second. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const done = () => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', done)
    port1.start()
    port2.postMessage(null)
  })
}
