import { fr } from '../drawing/french-number.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { electric } from './uphill-wares.ts'

interface Filled {
  readonly seed: number
  readonly take: Take
  readonly parcels: number
}

/** A host program's slip in fixed letters, what it weighs on the last line. */
export const electricalAgencyLastLine = layout<Filled>(
  'electrical-agency-last-line-uphill',
  [
    { seed: 9531, take: [[0, 1], [1, 6], [3, 2], [4, 24]], parcels: 8 },
    { seed: 9532, take: [[5, 20], [6, 4], [2, 12], [8, 16], [7, 2], [1, 10], [3, 2], [4, 40]], parcels: 21 },
  ],
  ({ seed, take, parcels }) => {
    const { lines, kg } = consigned(electric, take, 3)
    const { client, street, town, siteStreet, siteTown, number, order, account, day, depot, depotTown, phone, time } = uphillParties(seed)
    const total = Number(kg.toFixed(1))
    return {
      expectedKg: total,
      draw(sheet) {
        const write = (words: string, y: number, bold = false, x = 34) => sheet.write(words, x, y, { face: bold ? 'printerBold' : 'printer', size: 8.5 })
        write('ELECTRO EXEMPLE DISTRIBUTION', 34, true)
        ;[`AGENCE ${depotTown}`, depot.toUpperCase(), `TEL ${phone}`].forEach((line, at) => write(line, 48 + at * 12))
        write('BON DE LIVRAISON', 34, true, 380)
        ;[`NUMERO    : ${number}`, `DATE      : ${day}`, `HEURE     : ${time}`, `CLIENT    : ${account}`, `REFERENCE : ${order}`].forEach((line, at) => write(line, 48 + at * 12, false, 380))
        ;[`FACTURE A : ${client.toUpperCase()}`, `            ${street.toUpperCase()}`, `            ${town}`].forEach((line, at) => write(line, 128 + at * 12))
        ;['LIVRE A :', siteStreet.toUpperCase(), siteTown].forEach((line, at) => write(line, 128 + at * 12, false, 380))
        const dashes = '-'.repeat(103)
        write(dashes, 180)
        const columns = (values: readonly string[]) => `${values[0]!.padEnd(12)} ${values[1]!.padEnd(46)} ${values[2]!.padStart(8)} ${values[3]!.padStart(8)} ${values[4]!.padStart(4)} ${values[5]!.padStart(12)}`
        write(columns(['ARTICLE', 'DESIGNATION', 'QTE CDE', 'QTE LIV', 'UN', 'MONTANT HT']), 192, true)
        write(dashes, 204)
        lines.forEach(({ code, words, count, unit, total: amount }, at) => write(columns([code, words.toUpperCase(), fr(count), fr(count), unit, fr(amount, 2, ' ')]), 218 + at * 15))
        const under = 226 + lines.length * 15
        write(dashes, under)
        const amount = lines.reduce((sum, line) => sum + line.total, 0)
        write(columns(['', '', '', '', 'HT', fr(amount, 2, ' ')]), under + 13, true)
        write(`POIDS TOTAL DE L'EXPEDITION : ${fr(total, 1)} KG`, under + 40, true)
        write(`NOMBRE DE COLIS : ${parcels}`, under + 40, true, 330)
        write('TRANSPORT : NAVETTE AGENCE   PORT : FRANCO', under + 56)
        write('TOURETS CONSIGNES REPRIS SOUS 6 MOIS EN BON ETAT', under + 72)
        write('*** DOCUMENT SPECIMEN ***', 800, false, 220)
      },
    }
  },
)
