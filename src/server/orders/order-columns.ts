import type { OrderTexts, Recipient } from '#contract/order/order-texts.ts'

/** Where an order's lines of text are stored, a column each. */
const columns = {
  email: 'email',
  company: 'company',
  comment: 'comment',
  reference: 'reference',
  site: 'site',
  goods: 'goods',
} as const satisfies Record<keyof Omit<OrderTexts, 'recipient' | 'packages'>, string>
const recipientColumns = {
  company: 'recipient_company',
  lastName: 'recipient_last_name',
  firstName: 'recipient_first_name',
  phone: 'recipient_phone',
} as const satisfies Record<keyof Recipient, string>

type Names<Columns> = Columns[keyof Columns]
export type TextColumns = Record<Names<typeof columns> | Names<typeof recipientColumns>, string> & {
  packages: number | null
}

/** { …, recipient: { …, phone: '0612345678' } } → { …, recipient_phone: '0612345678' } */
export function textColumnsOf(order: OrderTexts): TextColumns {
  return {
    ...stored(columns, order),
    ...stored(recipientColumns, order.recipient),
    packages: Number(order.packages) || null,
  }
}

/** The same, read back. */
export function textsOfRow(row: TextColumns): OrderTexts {
  return { ...read(columns, row), packages: String(row.packages ?? ''), recipient: read(recipientColumns, row) }
}

function stored<Name extends string, Column extends string>(
  names: Readonly<Record<Name, Column>>,
  texts: Readonly<Record<NoInfer<Name>, string>>,
) {
  return Object.fromEntries(
    Object.entries<Column>(names).map(([name, column]) => [column, texts[name as Name]]),
  ) as Record<Column, string>
}

function read<Name extends string, Column extends string>(
  names: Readonly<Record<Name, Column>>,
  row: Readonly<Record<Column, string>>,
) {
  return Object.fromEntries(Object.entries<Column>(names).map(([name, column]) => [name, row[column]])) as Record<
    Name,
    string
  >
}
