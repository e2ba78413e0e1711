import { describe, expect, it } from 'vitest'
import { calendarFile, type CalendarEvent } from '#rules/text/calendar-file.ts'

const event: CalendarEvent = {
  uid: 'commande-1042@colibat',
  writtenAt: new Date('2026-11-20T10:00:00+01:00'),
  from: new Date('2026-11-23T13:00:00+01:00'),
  to: new Date('2026-11-23T17:00:00+01:00'),
  title: 'Livraison Colibat',
  place: '12 chemin de l’Exemple, 06250 Mougins',
  details: 'Commande n° 1042\nRetrait : 1 rue du Modèle',
  isSure: true,
}

describe('A delivery for a calendar', () => {
  it('is one event, whatever the zone of the device', () => {
    expect(calendarFile(event, 'Colibat').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Colibat//FR',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:commande-1042@colibat',
      'DTSTAMP:20261120T090000Z',
      'DTSTART:20261123T120000Z',
      'DTEND:20261123T160000Z',
      'SUMMARY:Livraison Colibat',
      String.raw`LOCATION:12 chemin de l’Exemple\, 06250 Mougins`,
      String.raw`DESCRIPTION:Commande n° 1042\nRetrait : 1 rue du Modèle`,
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('has no line of more than 75 bytes, and loses no character of a long one', () => {
    const details = `${'Société Générale d’Étanchéité ; 🚚 '.repeat(9)}fin`
    const file = calendarFile({ ...event, details }, 'Colibat')
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${details.replaceAll(';', String.raw`\;`)}`)
  })

  it.each([0x00, 0x0b, 0x0c, 0x1b, 0x1c, 0x1d, 0x1e, 0x7f, 0x85, 0x2028, 0x2029])(
    'breaks at nothing but its own breaks: character %i of a place is a space',
    (code) => {
      const file = calendarFile({ ...event, place: `Mougins${String.fromCodePoint(code)}END:VCALENDAR` }, 'Colibat')
      expect(file).toContain('\r\nLOCATION:Mougins END:VCALENDAR\r\n')
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
    },
  )

  it('that is not sure yet says so, and starts no line of its own', () => {
    const file = calendarFile({ ...event, isSure: false, title: 'A\r\nEND:VCALENDAR' }, 'Colibat')
    expect(file).toContain('STATUS:TENTATIVE')
    expect(file.match(/^END:VCALENDAR/gm)).toHaveLength(1)
  })
})
