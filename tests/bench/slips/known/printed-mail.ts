import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { layout } from '../layout.ts'

/** A message printed as the slip: plain lines with colons. */
export const printedMail = layout('printed-mail', [
  { seed: 3710, lines: (kg: string, parcels: number) => [`Colis : ${parcels}`, `Poids : ${kg} kg`, 'Enlèvement : dès 7 h 30'] },
  { seed: 3720, lines: (kg: string, parcels: number) => [`- nb de palettes : ${parcels}`, `- poids total : env. ${kg} kg`, '- hayon : oui (750 kg)'] },
  { seed: 3730, lines: (kg: string, parcels: number) => [`> ${parcels} colis`, `> Poids total chargé ${kg} kg`, '> camion 3,5 t'] },
], ({ seed, lines }) => {
  const goods = load(seed, { lines: 4, decimals: 0 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { supplier, client, siteTown, slip, date } = marks(seed)
      const style = { face: 'modern', size: 11 } as const
      sheet.write(`${date} 07:58     Courrier – BL ${slip}`, 40, 24, { face: 'modern', size: 8, color: '#666' })
      ;[`De : expedition@exemple.fr (${supplier})`, 'À : chantier@exemple.fr', `Objet : bon de livraison ${slip}`].forEach((line, at) => sheet.write(line, 50, 60 + at * 18, { ...style, face: at === 2 ? 'modernBold' : 'modern' }))
      sheet.rule(50, 120, 545, 120, 0.5, '#999')
      const words = ['Bonjour,', '', `la livraison pour ${client} (${siteTown}) est prête :`, '', ...goods.lines.map(({ words: what, count, unit }) => `${count} ${unit} ${what}`), '', ...lines(fr(goods.kg), goods.parcels), '', 'Cordialement,', 'Le dépôt']
      words.forEach((line, at) => sheet.write(line, 50, 138 + at * 19, style))
      sheet.write('1/1', 555, 815, { face: 'modern', size: 8, align: 'right', color: '#666' })
    },
  }
})
