import { fr } from '../drawing/french-number.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './inland-parties.ts'
import { facts } from './inland-print.ts'

interface Variant {
  readonly seed: number
  readonly product: string
  readonly gross: number
  readonly tare: number
  readonly tonnes: boolean
  /** What earlier turns of the same order carried, in kg; 0 where the quarry does not say. */
  readonly earlier: number
}

const variants: readonly Variant[] = [
  { seed: 15221, product: 'GNT A 0/31,5 calcaire', gross: 30_260, tare: 13_480, tonnes: false, earlier: 0 },
  { seed: 15222, product: 'Sable lavé 0/4 silice', gross: 25.48e3, tare: 11.92e3, tonnes: true, earlier: 0 },
  { seed: 15223, product: 'Gravillon 6/10 roulé', gross: 18_740, tare: 9_120, tonnes: true, earlier: 27_340 },
]

/** A quarry desk's half sheet: two weighings side by side, the goods' net under them. */
export const quarryDeskInland = layout('quarry-desk-inland', variants, (variant) => {
  const { seed, product, gross, tare, tonnes, earlier } = variant
  const { client, site, siteTown, account, note, order, date, hour, plate } = parties(seed)
  const net = gross - tare
  const said = (kg: number) => (tonnes ? `${fr(kg / 1000, 3)} t` : `${fr(kg, 0, ' ')} kg`)
  return {
    paper: { size: 'A5', landscape: true },
    expectedKg: net,
    draw(sheet) {
      sheet.write('CARRIÈRES DU SPÉCIMEN', 30, 24, { face: 'condensedBold', size: 17 })
      sheet.write('Site de l’Exemple – 63100 CLERMONT-FERRAND – Pont-bascule n° 2, portée 50 t, échelon 20 kg', 30, 46, { face: 'condensed', size: 9 })
      sheet.write(`BON DE PESÉE / LIVRAISON ${note}`, 565, 26, { face: 'condensedBold', size: 13, align: 'right' })
      sheet.rule(30, 62, 565, 62, 1)
      const style = { face: 'condensed', size: 11 } as const
      facts(sheet, [['Client', `${account} ${client}`], ['Chantier', `${site} – ${siteTown}`], ['Produit', product], ['Commande', order]], 30, 72, 62, style, 16)
      facts(sheet, [['Véhicule', plate], ['Transporteur', 'Rendu – TP Modèle'], ['P.T.A.C.', '32 000 kg'], ['Type', 'Marquage CE 2+']], 390, 72, 76, style, 16)
      const foot = table(sheet, {
        x: 30, y: 148, lines: 'grid', rowHeight: 20, headFill: '#e9e4d8', style: { face: 'condensed', size: 11 }, headStyle: { face: 'condensedBold', size: 10.5 },
        columns: [{ title: '', width: 130 }, { title: 'Date', width: 90, align: 'center' }, { title: 'Heure', width: 70, align: 'center' }, { title: 'DSD n°', width: 95, align: 'center' }, { title: 'Poids', width: 150, align: 'right' }],
        rows: [['1re pesée (tare)', date, hour, `${note}1`, said(tare)], ['2e pesée (brut)', date, later(hour), `${note}2`, said(gross)]],
      })
      sheet.box(265, foot + 8, 300, 30, '#e9e4d8')
      sheet.write('POIDS NET', 277, foot + 16, { face: 'condensedBold', size: 14 })
      sheet.write(said(net), 557, foot + 16, { face: 'condensedBold', size: 14, align: 'right' })
      if (earlier > 0) sheet.write(`Cumul commande ${order} : 4 tours, ${said(earlier + net)}`, 30, foot + 18, { face: 'condensed', size: 10 })
      signed(sheet)
    },
  }
})

function signed(sheet: Sheet): void {
  ;['Le peseur', 'Le chauffeur', 'Le client'].forEach((who, at) => {
    sheet.box(30 + at * 182, 290, 171, 60)
    sheet.write(who, 36 + at * 182, 294, { face: 'condensed', size: 9 })
  })
  writtenLines(sheet, ['Le chauffeur est responsable de la charge de son véhicule. Toute surcharge doit être déversée sur le stock avant la sortie.'], 30, 364, 12, { face: 'condensed', size: 9 })
}

function later(hour: string): string {
  const [hours, minutes] = hour.split(':').map(Number) as [number, number]
  const whole = hours * 60 + minutes + 17
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}
