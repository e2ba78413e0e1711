import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { RoomContext } from '#app/staff/model/use-staff-room.ts'
import { numbersCsv } from '#app/staff/numbers/numbers-csv.ts'
import { Numbers } from '#app/staff/numbers/numbers-page.tsx'
import {
  drawnPeriods,
  periodName,
  periodRow,
  periodTick,
  shareOnTime,
  spanWords,
} from '#app/staff/numbers/period-words.ts'
import type { StaffNumbers } from '#contract/staff/staff-numbers.ts'
import { drawnScreen } from '#tests/builders/drawn-screen.tsx'
import { atTheDesk, pretendOffice } from './pretend-office.ts'

const none = { ordered: 0, cancelled: 0, delivered: 0, onTime: 0, deliveredHT: 0 }
const days: readonly StaffNumbers[] = [
  { ...none, period: '2026-11-17' },
  { period: '2026-11-18', ordered: 9, cancelled: 1, delivered: 8, onTime: 7, deliveredHT: 42_930 },
  { ...none, period: '2026-11-19' },
  { ...none, period: '2026-11-20', ordered: 3 },
]

function drawn(numbers: readonly StaffNumbers[]) {
  const context = atTheDesk(pretendOffice({}))
  return drawnScreen(
    context.world,
    '/bo/chiffres',
    createElement(RoomContext, { value: context }, createElement(Numbers, { by: 'jour', numbers })),
  )
}

describe('The numbers of the team, on screen', () => {
  it('are four drawings with their totals, and a table that says the same, the newest first, with its total', () => {
    const { text, html } = drawn(days)
    expect(
      [...html.matchAll(/aria-label="([^"]*) en tout"/g)].map(([, label]) => label?.replaceAll('\u00A0', ' ')),
    ).toEqual([
      'Commandes par jour, 12',
      'Livré HT par jour, 429,30 €',
      'Livrées à l’heure par jour, 88 %',
      'Annulations par jour, 1',
    ])
    expect(text).toContain(
      'Jour Commandes Annulées Livrées À l’heure Livré HT Ven. 20 nov. en cours 3 0 0 – 0,00 € Mer. 18 nov. 9 1 8 88 % 429,30 € Total 12 1 8 88 % 429,30 € Commandes et annulations comptent au jour de la commande, le reste à celui de la livraison. Les jours sans commande ni livraison n’y sont pas.',
    )
  })

  it('say in words that nothing was cancelled, in place of an empty drawing', () => {
    const { text, html } = drawn([{ ...none, period: '2026-11-20', ordered: 3 }])
    expect(text).toContain('Annulations 0 Aucune annulation')
    expect(html).not.toContain('Annulations par jour')
  })

  it('begin with the first day that has something, and say so where none has', () => {
    expect(drawn(days).text).not.toContain('17 novembre')
    expect(drawn([{ ...none, period: '2026-11-20' }]).text).toContain(
      'Rien encore Les chiffres commencent avec la première commande.',
    )
  })

  it('say from when they are, and which one is not over', () => {
    expect(drawn(days).text).toContain(
      'Du 18 novembre au 20 novembre. En pointillés : aujourd’hui, en cours. Exporter en CSV',
    )
    expect([spanWords([{ period: '2026-09' }, { period: '2026-11' }]), spanWords([{ period: '2026-11-20' }])]).toEqual([
      'De septembre 2026 à novembre 2026. En pointillés : ce mois-ci, en cours.',
      '20 novembre. En pointillés : aujourd’hui, en cours.',
    ])
  })

  it('draw no twelve empty bars before one: they begin behind a year of nothing, not behind less', () => {
    const month = (ordered: number, index: number) => ({
      ...none,
      period: `${2025 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
      ordered,
    })
    const gap = (length: number) => drawnPeriods([0, 1, ...Array.from({ length }, () => 0), 2, 3].map(month))
    expect([gap(12).map(({ ordered }) => ordered), gap(11).length]).toEqual([[2, 3], 14])
  })

  it('have a scale, round at its top and its half', () => {
    const { html } = drawn(days)
    expect(
      [...html.matchAll(/text-anchor="end">([^<]+)<\/text><\/g>/g)].map(([, level]) =>
        level?.replaceAll('\u00A0', ' '),
      ),
    ).toEqual(['10', '5', '600 €', '300 €', '100 %', '50 %', '1'])
  })

  it('are a file for a spreadsheet, day after day', () => {
    expect(numbersCsv('jour', days.slice(1, 3))).toBe(
      '\uFEFFJour;Commandes;Annulées;Livrées;Livrées à l’heure;Livré HT\r\n2026-11-18;9;1;8;7;429,30\r\n2026-11-19;0;0;0;0;0\r\n',
    )
  })

  it('name their days and months, long in the table, short under a bar', () => {
    expect([
      periodName('2026-11-20'),
      periodRow('2026-11-20'),
      periodTick('2026-11-20'),
      periodName('2026-11'),
      periodTick('2026-11'),
    ]).toEqual(['Vendredi 20 novembre', 'Ven. 20 nov.', '20 nov.', 'Novembre 2026', 'nov. 26'])
  })

  it('are not all on time while one was late', () => {
    expect([
      shareOnTime({ delivered: 0, onTime: 0 }),
      shareOnTime({ delivered: 50, onTime: 47 }),
      shareOnTime({ delivered: 1000, onTime: 999 }),
      shareOnTime({ delivered: 3, onTime: 3 }),
    ]).toEqual([null, 94, 99, 100])
  })
})
