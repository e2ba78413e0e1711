/** A PDF written by hand, for what no library would write. Objects are numbered from 1; the first is the catalogue. */
export function rawPdf(objects: readonly (string | Uint8Array)[], trailer = ''): Uint8Array {
  const parts: Uint8Array[] = [latin('%PDF-1.7\n')]
  const size = () => parts.reduce((sum, { length }) => sum + length, 0)
  const places = objects.map((object, at) => {
    const place = size()
    parts.push(latin(`${at + 1} 0 obj\n`), typeof object === 'string' ? latin(object) : object, latin('\nendobj\n'))
    return place
  })
  const table = size()
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    latin(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${table}\n%%EOF\n`,
    ),
  )
  return new Uint8Array(Buffer.concat(parts))
}

/** A stream object: its dictionary's words, then its bytes. */
export function streamObject(words: string, bytes: Uint8Array): Uint8Array {
  return new Uint8Array(
    Buffer.concat([latin(`<<${words}/Length ${bytes.length}>>\nstream\n`), bytes, latin('\nendstream')]),
  )
}

function latin(words: string): Uint8Array {
  return Buffer.from(words, 'latin1')
}
