import * as v from 'valibot'
import type { StaffAbandonment } from '#contract/staff/staff-day.ts'
import { capitalized } from '#rules/moment/french.ts'
import { deliveryTypeLabel, deliveryTypes } from '#rules/price/delivery-types.ts'
import { formatEuros } from '#rules/price/money.ts'
import { weightBandKeys, weightLabel } from '#rules/price/weight-bands.ts'

/** What a form left undone lacked: 'Il manquait le bordereau · à corriger : le téléphone du client'. */
export function lackWords(left: StaffAbandonment): string {
  const { missing, wrong } = lacksOf(left)
  const lacks = [
    ...(missing.length > 0 ? [`il manquait ${and(missing)}`] : []),
    ...(wrong.length > 0 ? [`à corriger : ${and(wrong)}`] : []),
  ]
  return capitalized(lacks.join(' · ')) || (left.isComplete ? 'Tout était rempli' : 'Formulaire incomplet')
}

/** '35,88 € vus'. */
export function seenPrice({ totalTTC }: StaffAbandonment): string {
  return totalTTC === null ? 'Aucun prix vu' : `${formatEuros(totalTTC)} vus`
}

/** How often each reason, and how often each field was missing or wrong, the most frequent first. */
export function abandonmentCounts(all: readonly StaffAbandonment[]) {
  return {
    reasons: counted(all.map(reasonWords)),
    lacks: counted(all.flatMap((left) => Object.values(lacksOf(left)).flat())),
  }
}

/** '151-300 kg, Flex'; '' while neither was chosen. */
export function loadWords({ weight, type }: StaffAbandonment): string {
  const band = weightBandKeys.find((key) => key === weight)
  const way = deliveryTypes.find((each) => each === type)
  return [...(band ? [weightLabel(band)] : []), ...(way ? [deliveryTypeLabel(way)] : [])].join(', ')
}

export function reasonWords({ reason }: StaffAbandonment): string {
  return reason === 'erreurs_validation' ? 'A essayé de valider' : 'A quitté la page'
}

/** What was missing and what was wrong: the record names the form's fields, each with its sentence. */
function lacksOf({ errors }: StaffAbandonment): {
  readonly missing: readonly string[]
  readonly wrong: readonly string[]
} {
  const sentences = Object.entries(v.parse(record, errors)).map(([field, sentence]) => ({
    name: fieldNames.get(field) ?? 'un autre champ',
    isMissing: saysMissing.test(sentence),
  }))
  const names = (isMissing: boolean) => [
    ...new Set(sentences.flatMap((each) => (each.isMissing === isMissing ? [each.name] : []))),
  ]
  return { missing: names(true), wrong: names(false) }
}

const saysMissing = /obligatoire|requise|demandée|s[ée]lectionner/

const fieldNames = new Map([
  ['email', 'l’e-mail'],
  ['steName', 'la société'],
  ['pickupAdr', 'l’adresse de retrait'],
  ['pickupContact', 'le contact du retrait'],
  ['orderReference', 'la référence de la commande'],
  ['site', 'le chantier'],
  ['goods', 'la marchandise'],
  ['packages', 'le nombre de colis'],
  ['pickupNumber', 'le n° de retrait'],
  ['reference', 'la référence du bordereau'],
  ['address', 'l’adresse de livraison'],
  ['poids', 'le poids'],
  ['flexDate', 'le jour'],
  ['flexHalfDay', 'le créneau'],
  ['deliveryDateTime', 'le jour et l’heure'],
  ['steClient', 'la société du client'],
  ['clientName', 'le nom du client'],
  ['clientPrenom', 'le prénom du client'],
  ['telephone', 'le téléphone du client'],
  ['deliveryReceipt', 'le bordereau'],
  ['comment', 'le commentaire'],
])

/** Anybody may send such a record: what is none says nothing. */
const record = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), {})

function counted(words: readonly string[]): { readonly words: string; readonly count: number }[] {
  return [...Map.groupBy(words, (each) => each)]
    .map(([each, { length }]) => ({ words: each, count: length }))
    .toSorted((one, other) => other.count - one.count)
}

function and(words: readonly string[]): string {
  return new Intl.ListFormat('fr-FR').format(words)
}
