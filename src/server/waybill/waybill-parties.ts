import { formatSiren } from '#rules/price/invoice.ts'
import { shownPhone } from '#rules/text/phone.ts'
import { hands, inner } from '#server/paper/a4-sheet.ts'
import { put, type LimitedSheet } from './waybill-drawing.ts'
import type { WaybillFacts } from './waybill-facts.ts'

/** Who carries, for whom, and to whom, side by side; the y below. */
export function drawWaybillParties(limited: LimitedSheet, facts: WaybillFacts, y: number): number {
  const { carrier, principal, recipient } = facts
  const parties: readonly Party[] = [
    {
      title: 'Transporteur',
      name: carrier.name,
      lines: [
        ...addressOf(carrier.address),
        sirenOf(carrier.siren),
        carrier.licence === '' ? 'Licence non renseignée' : `Licence ${carrier.licence}`,
        carrier.charteredBy && `Affrété par ${carrier.charteredBy}`,
      ],
    },
    {
      title: 'Donneur d’ordre',
      name: principal.name,
      lines: [
        ...addressOf(principal.address),
        sirenOf(principal.siren),
        principal.references && `Réf. ${principal.references}`,
      ],
    },
    {
      title: 'Destinataire',
      name: recipient.name,
      lines: [
        ...addressOf(recipient.address),
        recipient.phone === '' ? 'Téléphone non renseigné' : shownPhone(recipient.phone),
      ],
    },
  ]
  const each = (inner.width + gap) / parties.length
  const bottoms = parties.map((party, index) =>
    drawParty(limited, party, { x: inner.left + index * each, y, width: each - gap }),
  )
  return Math.max(...bottoms) + 16
}

const gap = 18

interface Party {
  readonly title: string
  readonly name: string
  readonly lines: readonly string[]
}

function drawParty(
  limited: LimitedSheet,
  { title, name, lines }: Party,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): number {
  const below = put(limited, title, { x, y }, { ...hands.label, width }) + 2
  const named = put(limited, name || 'Nom non renseigné', { x, y: below }, { ...hands.strong, size: 11.5, width }) + 1
  return lines.reduce((at, line) => put(limited, line, { x, y: at }, { ...hands.text, width }), named)
}

function addressOf(lines: readonly string[]): readonly string[] {
  return lines.some((line) => line !== '') ? lines : ['Adresse non renseignée']
}

function sirenOf(siren: string): string {
  return siren === '' ? 'SIREN non renseigné' : `SIREN ${formatSiren(siren)}`
}
