import type { SlipPage } from '#slip-reader/slip-page.ts'
import { blockOf, type Block, type Labels, type Line } from './blocks.ts'
import { labelOf } from './labels.ts'
import { packagesOn } from './packages.ts'
import { personIn } from './person.ts'
import { piecesOf } from './pieces.ts'
import { sole, type PartyField, type SlipParties } from './party-field.ts'
import { referenceOn } from './reference.ts'
import { addressIn, isAddressLine, isCompany, phoneIn } from './shapes.ts'

/**
 * What stands behind a label of the customer's, or in the block that it heads; never the supplier's own letterhead. Two
 * that differ are none.
 */
export function slipParties(pages: readonly SlipPage[]): SlipParties {
  const labelled = pages.map(labelsOf)
  const blocks = labelled.flatMap((page) =>
    page.pieces.flatMap((piece) => page.of(piece) ?? []).map((label) => blockOf(label, page)),
  )
  const of = (...kinds: readonly Block['kind'][]) => blocks.filter(({ kind }) => kinds.includes(kind))
  const delivery = of('delivery')
  const site = [...of('site'), ...labelled.flatMap(openSites)]
  const client = of('client')
  const places = [...delivery, ...site]
  const person =
    sole(of('contact').map((block) => personOf(block, true))) ??
    sole([...delivery, ...of('site'), ...client].map((block) => personOf(block, false)))
  return {
    company: firstSole([delivery, client, site].map((some) => some.map(companyOf))),
    ...namesOf(person),
    phone: firstSole(
      [
        [
          ...places,
          ...of('contact').filter(({ label }) => /chantier|place|client|livraison|reception|site/.test(label.plain)),
        ],
        client,
      ].map((some) => some.map(phoneOf)),
    ),
    address: firstSole([delivery, site, ...(places.length === 0 ? [client] : [])].map((some) => some.map(addressOf))),
    reference: referenceOn(labelled),
    packages: packagesOn(labelled),
  }
}

function labelsOf(page: SlipPage): Labels {
  const pieces = piecesOf(page)
  const found = new Map(pieces.map((piece) => [piece, labelOf(piece)]))
  return { pieces, of: (piece) => found.get(piece) ?? null }
}

/**
 * A site that says itself that it is one, without a label: 'Chantier « Le Clos », 12 allée …' and its town; the line
 * above it is who builds there.
 */
function openSites(page: Labels): Block[] {
  return page.pieces.flatMap((piece) => {
    if (!/^(?:chantier|villa|residence|immeuble) \S/.test(piece.plain) || page.of(piece)) return []
    const block = blockOf({ kind: 'site', piece, value: piece.text }, page)
    if (addressIn(block.lines.map(({ text }) => text)) === null) return []
    const above = page.pieces.findLast(
      (other) =>
        other.row < piece.row &&
        Math.abs(other.x - piece.x) < 3 * piece.pitch &&
        piece.y - other.y < 3.2 * piece.height &&
        other.height < 1.3 * piece.height,
    )
    return [{ ...block, lines: [...(above && page.of(above) === null ? [above] : []), ...block.lines] }]
  })
}

function companyOf({ kind, label, lines }: Block): PartyField | null {
  for (const line of lines.slice(0, 2)) {
    const [name = ''] = line.text.replace(accountBefore, '').split(/,| [-–—] | \(|\s{2,}/)
    if (isCompany(name.trim())) return field(name.trim(), kind, label, [line])
  }
  return null
}

/** '59557 Exemple Façades', 'C59782 – Exemple Façades' */
const accountBefore = /^C?\d{3,8}(?: [-–—])? (?=\p{L})/u

function addressOf({ kind, label, lines }: Block): PartyField | null {
  const address = addressIn(lines.map(({ text }) => text))
  return address === null
    ? null
    : field(
        address,
        kind,
        label,
        lines.filter(({ text }) => isAddressLine(text)),
      )
}

function phoneOf({ kind, label, lines }: Block): PartyField | null {
  const numbers = lines.filter(({ text }) => phoneIn(text) !== null && !/fax/i.test(text))
  const [line] = numbers
  return line && new Set(numbers.map(({ text }) => phoneIn(text))).size === 1
    ? field(phoneIn(line.text) ?? '', kind, label, [line])
    : null
}

function personOf({ kind, label, lines }: Block, isNamed: boolean): PersonField | null {
  for (const line of lines.slice(0, isNamed ? 1 : 4)) {
    const [name = ''] = line.text.split(/,| [-–—] |\s{2,}|(?=\+?\d)|\bT[ée]l/)
    const person = personIn(name.replace(/^(?:à l[’']attention de|contact|att\.)\s*:?\s*/i, '').trim(), isNamed)
    if (person) return { ...field(`${person.firstName ?? ''} ${person.lastName}`, kind, label, [line]), person }
  }
  return null
}

type PersonField = PartyField & { readonly person: { readonly lastName: string; readonly firstName: string | null } }

function namesOf(found: PersonField | null): Pick<SlipParties, 'lastName' | 'firstName'> {
  if (found === null) return { lastName: null, firstName: null }
  const {
    person: { lastName, firstName },
    words,
    confidence,
  } = found
  return {
    lastName: { value: lastName, words, confidence },
    firstName: firstName === null ? null : { value: firstName, words, confidence },
  }
}

function field(value: string, kind: Block['kind'], label: Line, lines: readonly Line[]): PartyField {
  const own = lines.map(({ text }) => text).join(', ')
  const words =
    label.text.includes(own) || kind === 'site'
      ? label.text.includes(own)
        ? label.text
        : own
      : `${label.text.replace(/[\s:.…]+$/, '')} : ${own}`
  return { value, words, confidence: Math.min(label.confidence, ...lines.map(({ confidence }) => confidence)) }
}

/** The first group that says anything decides, even when it differs within itself. */
function firstSole(groups: readonly (readonly (PartyField | null)[])[]): PartyField | null {
  const telling = groups.find((group) => group.some((found) => found !== null))
  return telling ? sole(telling) : null
}
