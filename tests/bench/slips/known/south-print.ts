import { chance } from '../drawing/chance.ts'
import { fr } from '../drawing/french-number.ts'

/** A figure as a program prints it: how many decimals, what groups the thousands, what marks the decimals. */
export function figure(value: number, decimals = 2, group = ' ', mark = ','): string {
  return fr(value, decimals, group).replace(',', mark)
}

/** Who receives, and the marks of one paper; all visibly samples. */
export function parties(seed: number) {
  const luck = chance(seed + 311)
  const day = String(luck.whole(1, 28)).padStart(2, '0')
  const month = String(luck.whole(1, 12)).padStart(2, '0')
  return {
    client: luck.pick(['Exemple Rénovation', 'Plomberie Modèle', 'SARL Spécimen Second Œuvre', 'Élec Exemple', 'Peinture Modèle', 'Ets Spécimen Carrelage', 'Menuiserie Exemple', 'Modèle Habitat']),
    place: `${luck.whole(1, 120)} ${luck.pick(['rue du Modèle', 'avenue de l’Exemple', 'impasse du Spécimen', 'chemin de l’Exemple'])}`,
    town: luck.pick(['06130 GRASSE', '13090 AIX-EN-PROVENCE', '69100 VILLEURBANNE', '44800 SAINT-HERBLAIN', '06700 SAINT-LAURENT-DU-VAR', '31200 TOULOUSE', '83300 DRAGUIGNAN', '59650 VILLENEUVE-D’ASCQ']),
    site: luck.pick(['Résidence Exemple bât. B', 'Villa Modèle', 'Groupe scolaire Spécimen', 'Lotissement Exemple lot 12', 'Copropriété Modèle']),
    number: luck.digits(6),
    order: luck.digits(7),
    account: luck.digits(5),
    date: `${day}/${month}/2026`,
    hour: `${String(luck.whole(7, 16)).padStart(2, '0')}:${String(luck.whole(0, 59)).padStart(2, '0')}`,
    plate: `EX-${luck.digits(3)}-MP`,
    phone: `04 00 00 ${luck.digits(2)} ${luck.digits(2)}`,
    siret: `000 ${luck.digits(3)} 000 000${luck.digits(2)}`,
  }
}

/** A bar code that is only bars. */
export function bars(seed: number, count: number): readonly number[] {
  const luck = chance(seed + 17)
  return Array.from({ length: count }, () => luck.whole(1, 4) * 0.6)
}
