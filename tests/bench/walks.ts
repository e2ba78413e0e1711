import { readdirSync, readFileSync } from 'node:fs'
import { needsOf, pathOf } from '../house/import-arrows.ts'

/**
 * What somebody reads who follows something through the house: its stops, one after the other, by the ends of their
 * paths.
 */
export const walks = {
  'one order, from the form to its invoice': [
    'order/order-page.tsx',
    'order/order-store.ts',
    'open/open-draft.ts',
    'order/order-fields.tsx',
    'address/address-field.tsx',
    'model/order-actions.ts',
    'watch/watch-price.ts',
    'price/pricing.ts',
    'handlers/price-calls.ts',
    'submit/submit.ts',
    'handlers/slip-calls.ts',
    'payment/payment-page.tsx',
    'payment/payment-store.ts',
    'machine/next.ts',
    'payment/perform-effect.ts',
    'handlers/create-payment-intent.ts',
    'orders/order-row.ts',
    'handlers/payment-calls.ts',
    'payment/settle.ts',
    'payment/issue-invoice.ts',
    'invoices/freeze-facts.ts',
  ],
  'one step of the team': [
    'actions/next-step.tsx',
    'actions/use-order-actions.ts',
    'model/orders-store.ts',
    'model/send-entry.ts',
    'handlers/staff-calls.ts',
    'staff/move-order.ts',
    'staff/orders-of-staff.ts',
  ],
} as const satisfies Record<string, readonly string[]>

/**
 * The stops of a walk with every file that one of them imports a value from: what has to be opened to understand each
 * stop. Types and packages are not counted.
 */
export function walkedFiles(stops: readonly string[]): ReadonlySet<string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => `src/${path}`)
  const found = stops.map((stop) =>
    oneOf(
      files.filter((file) => file.endsWith(`/${stop}`)),
      stop,
    ),
  )
  return new Set(found.flatMap((file) => [file, ...valuesOf(file)]))
}

function valuesOf(file: string): string[] {
  const code = readFileSync(file, 'utf8').replaceAll(/^(?:import|export) type [^;]*?from '[^']+'$/gm, '')
  return needsOf(code)
    .flatMap((need) => pathOf(need, file) ?? [])
    .filter((path) => /\.tsx?$/.test(path))
}

function oneOf([file, ...others]: readonly string[], stop: string): string {
  if (file === undefined || others.length > 0)
    throw new Error(
      `${stop} is the end of ${file === undefined ? 'no path' : 'several paths'}: name another one in tests/bench/walks.ts.`,
    )
  return file
}
