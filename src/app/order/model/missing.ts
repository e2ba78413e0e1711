import type { Issues } from './order-schema.ts'
import type { FieldName } from './order-values.ts'
import { useMemo } from 'react'
import { checkForm } from './check-form.ts'
import type { OrderState } from './order-state.ts'
import { useCheck } from './use-sentences.ts'

/** One thing that an order lacks: the field that its author goes to, and its name in a list. */
export interface Missing {
  readonly name: FieldName
  readonly words: string
}

/**
 * What a form still lacks, in the order of the screen; what goes together is one thing: both addresses, the customer. A
 * field that is wrong counts as one that is empty.
 */
export function missingOf(issues: Issues): readonly Missing[] {
  return groups.flatMap(([names, all, one]) => {
    const lacking = names.filter((name) => issues[name] !== undefined)
    const [first] = lacking
    if (first === undefined) return []
    if (lacking.length === names.length) return [{ name: first, words: all }]
    return lacking.map((name) => ({ name, words: one[name] ?? all }))
  })
}

/** Those that a price waits for. */
export function missingForPrice(missing: readonly Missing[]): readonly Missing[] {
  return missing.filter(({ name }) => priced.has(name))
}

/** 'Il manque : 2 adresses, le poids'; of the `only` thing, 'Il ne manque que le bordereau'. */
export function missingWords(missing: readonly Missing[], only: boolean): string {
  const words = missing.map((each) => each.words).join(', ')
  return only ? `Il ne manque que ${words}` : `Il manque : ${words}`
}

const groups: readonly (readonly [readonly FieldName[], string, Partial<Record<FieldName, string>>])[] = [
  [['email'], 'ton e-mail', {}],
  [['pickupAdr', 'address'], '2 adresses', { pickupAdr: 'l’adresse de retrait', address: 'l’adresse de livraison' }],
  [['poids'], 'le poids', {}],
  [['flexDate', 'flexHalfDay'], 'le moment', { flexDate: 'le jour', flexHalfDay: 'la demi-journée' }],
  [['deliveryDateTime'], 'l’heure', {}],
  [
    ['clientName', 'clientPrenom', 'telephone'],
    'le client',
    { clientName: 'le nom', clientPrenom: 'le prénom', telephone: 'le téléphone' },
  ],
  [['deliveryReceipt'], 'le bordereau', {}],
  [['orderReference'], 'la référence', {}],
  [['packages'], 'les colis', {}],
]

const priced = new Set<FieldName>(['pickupAdr', 'address', 'poids', 'deliveryDateTime'])

/** What the form still lacks. */
export function useMissing(): readonly Missing[] {
  const names = useCheck(({ issues }) => Object.keys(issues).join(' '))
  return useMemo(() => missingOf(Object.fromEntries(names.split(' ').map((name) => [name, '']))), [names])
}

/** The same, where nothing is drawn. */
export function missingIn(state: OrderState, now: Date): readonly Missing[] {
  return missingOf(checkForm(state, now).issues)
}
