import { deflateSync } from 'node:zlib'

/** A PDF of these objects; 1 is its catalogue and 2 its pages unless they are given. */
export function rawPdf(objects: Readonly<Record<number, string | Packed>>): Buffer {
  const all: Record<number, string | Packed> = {
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    ...objects,
  }
  const parts = Object.entries(all).map(([number, object]) => {
    const body =
      typeof object === 'string'
        ? Buffer.from(object)
        : Buffer.concat([Buffer.from(`<<${object.head}>>stream\n`), object.body, Buffer.from('\nendstream')])
    return Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')])
  })
  // Without a table of places, a reader looks for the objects by itself.
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n')])
}

/** A stream: its dictionary without brackets, and its bytes. */
export interface Packed {
  readonly head: string
  readonly body: Buffer
}

const helvetica = '/Resources<</Font<</H<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>'

export function page({ box = '0 0 595 842', more = helvetica }): string {
  return `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R${more}>>`
}

export function stream(content: string, more = ''): Packed {
  const body = Buffer.from(content)
  return { head: `/Length ${body.length}${more}`, body }
}

export function packed(content: Buffer | string, filters = '/FlateDecode', more = ''): Packed {
  const body = deflateSync(content)
  return { head: `/Length ${body.length}/Filter[${filters}]${more}`, body }
}

/** A form with one field that somebody typed into. */
export function formPdf(typed: string): Uint8Array {
  return rawPdf({
    1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[5 0 R]>>>>',
    3: page({ more: `${helvetica}/Annots[5 0 R]` }),
    4: stream('BT /H 12 Tf 50 700 Td (Poids total :) Tj ET'),
    5: `<</Type/Annot/Subtype/Widget/FT/Tx/T(poids)/V(${typed})/F 4/Rect[150 690 300 720]/AP<</N 6 0 R>>>>`,
    6: stream(`BT /H 12 Tf 2 10 Td (${typed}) Tj ET`, `/Type/XObject/Subtype/Form/BBox[0 0 150 30]${helvetica}`),
  })
}
