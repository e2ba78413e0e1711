/** A line as it may be typed, pasted line ends and unseen signs gone: '\u202A06\t11\u202C' → '06 11'. */
export function typedLine(text: string): string {
  return text.replaceAll(breaks, ' ').replaceAll(untyped, '')
}

/** The same of several lines, which end by '\n' whatever they ended by; a tab stays. */
export function typedLines(text: string): string {
  return withPlainEnds(text)
    .replaceAll(/[\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll(untypedInLines, '')
}

/** 'a\r\nb\rc' → 'a\nb\nc': a browser sends a form's lines with the first. */
export function withPlainEnds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}

/** Whether a line holds only what is typed: no control character, none that turns the direction of reading. */
export function isTypedLine(text: string): boolean {
  return text.search(untyped) === -1
}

/** The same of several lines: ends of lines and tabs are typed. */
export function areTypedLines(text: string): boolean {
  return text.search(untypedInLines) === -1
}

/** A line for a terminal, which would obey some of these: 'a\x1b[1A' with the escape spelled out. */
export function spelledOut(line: string): string {
  return line.replaceAll(untyped, (sign) => {
    const hex = (sign.codePointAt(0) ?? 0).toString(16)
    return hex.length > 2 ? `\\u${hex.padStart(4, '0')}` : `\\x${hex.padStart(2, '0')}`
  })
}

const untyped = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu
const untypedInLines = /[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu
const breaks = /[\t-\r\u0085\p{Zl}\p{Zp}]+/gu
