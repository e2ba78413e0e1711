/** One event. `uid`: the same for the same event, so that it replaces itself; `isSure`: else still to be confirmed. */
export interface CalendarEvent {
  readonly uid: string
  readonly writtenAt: Date
  readonly from: Date
  readonly to: Date
  readonly title: string
  readonly place: string
  readonly details: string
  readonly isSure: boolean
}

/** One event as a file of calendars (RFC 5545): instants in UTC, text escaped, lines of 75 bytes at most. */
export function calendarFile(
  { uid, writtenAt, from, to, title, place, details, isSure }: CalendarEvent,
  maker: string,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${maker}//FR`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(writtenAt)}`,
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(to)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(details)}`,
    `STATUS:${isSure ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** 20261123T120000Z */
function utc(instant: Date): string {
  return instant.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** Control characters become a space: a calendar may take what follows one for a line of the file. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n]/g, String.raw`\n`)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
}

/** A line goes on after a break and a space; no character is cut in two. */
function folded(line: string): string {
  let bytes = 0
  return Array.from(line, (character) => {
    const size = bytesOf(character)
    bytes += size
    if (bytes <= mostBytes) return character
    bytes = 1 + size
    return `\r\n ${character}`
  }).join('')
}

function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
}

const mostBytes = 75
