/** An XML document of one element. */
export function document(name: string, namespaces: Readonly<Record<string, string>>, ...content: string[]): string {
  const declared = Object.entries(namespaces).map(([prefix, address]) => ` xmlns:${prefix}="${address}"`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}${declared.join('')}>${content.join('')}</${name}>\n`
}

/** An element of elements; without any it is none. */
export function group(name: string, ...content: string[]): string {
  const inside = content.join('')
  return inside === '' ? '' : `<${name}>${inside}</${name}>`
}

/** An element of words; without any it is none. */
export function text(name: string, words: string, attributes: Readonly<Record<string, string>> = {}): string {
  const written = escapeXml(words.trim())
  if (written === '') return ''
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${given.join('')}>${written}</${name}>`
}

/** Words that stand in an element or an attribute; what XML cannot hold is left out. */
export function escapeXml(words: string): string {
  return words
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
