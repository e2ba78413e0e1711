import { chance, type Chance } from '#tests/builders/chance.ts'
import type { Face } from './faces.ts'
import type { Sheet } from './sheet.ts'

export interface Heading {
  readonly seed: number
  readonly title?: string
  readonly face?: Face
  readonly bold?: Face
  readonly color?: string
}

/** The invented parties and marks of a slip. */
export function marks(seed: number) {
  const luck: Chance = chance(seed + 77)
  const day = String(luck.whole(1, 28)).padStart(2, '0')
  return {
    supplier: luck.pick([
      'Exemple Matériaux',
      'Négoce de l’Exemple',
      'Dépôt Exemple SARL',
      'Comptoir Exemple Bâtiment',
    ]),
    street: `${luck.whole(2, 190)} chemin de l’Exemple`,
    town: luck.pick(['06560 VALBONNE', '06200 NICE', '83600 FRÉJUS', '06130 GRASSE']),
    client: luck.pick(['Maçonnerie Exemple', 'Chantier Exemple Nord', 'SARL Exemple Rénovation', 'Exemple Plâtrerie']),
    site: `Chantier « ${luck.pick(['Les Oliviers', 'Le Clos', 'La Bastide', 'Les Terrasses'])} », ${luck.whole(1, 80)} allée de l’Exemple`,
    siteTown: luck.pick(['06250 MOUGINS', '06400 CANNES', '06600 ANTIBES', '83440 FAYENCE']),
    slip: `BL${luck.digits(6)}`,
    order: `CC-${luck.digits(5)}`,
    account: `C${luck.digits(5)}`,
    date: `${day}/${String(luck.whole(1, 12)).padStart(2, '0')}/2026`,
    siret: `000 ${luck.digits(3)} 000 000${luck.digits(2)}`,
    phone: `04 00 00 ${luck.digits(2)} ${luck.digits(2)}`,
  }
}

/** Supplier on the left, title and numbers on the right, the customer in the middle. Answers the y under it. */
export function plainHead(
  sheet: Sheet,
  { seed, title = 'BON DE LIVRAISON', face = 'sans', bold = 'sansBold', color = '#111' }: Heading,
): number {
  const { supplier, street, town, client, site, siteTown, slip, date, account, phone } = marks(seed)
  const right = sheet.width - 40
  sheet.write(supplier, 40, 36, { face: bold, size: 15, color })
  ;[street, town, `Tél. ${phone}`].forEach((line, at) => sheet.write(line, 40, 58 + at * 12, { face, size: 8.5 }))
  sheet.write(title, right, 36, { face: bold, size: 14, align: 'right' })
  ;[`N° ${slip}`, `Date : ${date}`, `Code client : ${account}`].forEach((line, at) =>
    sheet.write(line, right, 58 + at * 12, { face, size: 9, align: 'right' }),
  )
  sheet.write('Livré à :', 300, 112, { face, size: 8, color: '#555' })
  ;[client, site, siteTown].forEach((line, at) =>
    sheet.write(line, 300, 124 + at * 12, { face: at === 0 ? bold : face, size: 9 }),
  )
  return 176
}

/** Everything in boxes, as an old accounting program prints. */
export function boxedHead(
  sheet: Sheet,
  { seed, title = 'BORDEREAU DE LIVRAISON', face = 'sans', bold = 'sansBold' }: Heading,
): number {
  const { supplier, street, town, client, site, siteTown, slip, order, date, siret } = marks(seed)
  const half = (sheet.width - 70) / 2
  const side = 30 + half + 10
  sheet.box(30, 28, half, 76)
  sheet.write(supplier, 38, 36, { face: bold, size: 13 })
  ;[street, town, `SIRET ${siret}`].forEach((line, at) => sheet.write(line, 38, 56 + at * 13, { face, size: 8.5 }))
  sheet.box(side, 28, half, 76)
  sheet.write(title, side + half / 2, 35, { face: bold, size: 12, align: 'center' })
  sheet.rule(side, 54, side + half, 54)
  ;[`Numéro : ${slip}`, `Date : ${date}`, `V/Réf. commande : ${order}`].forEach((line, at) =>
    sheet.write(line, side + 8, 60 + at * 14, { face, size: 9 }),
  )
  sheet.box(side, 112, half, 58)
  ;[client, site, siteTown].forEach((line, at) =>
    sheet.write(line, side + 8, 120 + at * 15, { face: at === 0 ? bold : face, size: 9 }),
  )
  return 188
}

/** A coloured band over the whole width, as a web program draws. */
export function bandHead(
  sheet: Sheet,
  { seed, title = 'Bon de livraison', face = 'modern', bold = 'modernBold', color = '#1d3557' }: Heading,
): number {
  const { supplier, street, town, client, site, siteTown, slip, order, date } = marks(seed)
  sheet.box(0, 0, sheet.width, 54, color, color)
  sheet.write(supplier, 40, 18, { face: bold, size: 16, color: '#fff' })
  sheet.write(`${title} ${slip}`, sheet.width - 40, 20, { face, size: 12, color: '#fff', align: 'right' })
  const third = (sheet.width - 80) / 3
  const columns = [
    ['Expéditeur', supplier, street, town],
    ['Destinataire', client, site, siteTown],
    ['Références', `Commande ${order}`, `Date ${date}`, 'Franco de port'],
  ]
  columns.forEach((lines, column) =>
    lines.forEach((line, at) =>
      sheet.write(line, 40 + column * third, 68 + at * 13, {
        face: at === 0 ? bold : face,
        size: at === 0 ? 8 : 7.5,
        color: at === 0 ? color : '#222',
      }),
    ),
  )
  return 134
}

/** Where people sign. */
export function signatures(sheet: Sheet, y: number, face: Face = 'sans'): void {
  ;['Préparé par', 'Transporteur', 'Reçu par le client (cachet, signature)'].forEach((words, at) => {
    sheet.box(40 + at * 175, y, 165, 52, undefined, '#999')
    sheet.write(words, 46 + at * 175, y + 5, { face, size: 7, color: '#555' })
  })
}
