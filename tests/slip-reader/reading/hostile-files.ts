import sharp from 'sharp'
import { jpeg } from '#tests/server/fixtures/slip-files.ts'
import { textPdf } from './drawn-slips.ts'
import { packed, type Packed, page, rawPdf, stream } from './raw-pdf.ts'

const slip = Buffer.from(await textPdf(412))

/** Files made to hurt who reads them; each passes for a slip at first sight, or is refused at once. */
export const hostileFiles: readonly (readonly [string, Uint8Array])[] = [
  ['a PDF whose middle is missing', Buffer.concat([slip.subarray(0, slip.length / 3), slip.subarray(-64)])],
  [
    'a PDF of noise',
    Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 251)),
      Buffer.from('\n%%EOF'),
    ]),
  ],
  ['a page of 30 km', rawPdf({ 3: page({ box: '0 0 90000000 90000000' }), 4: stream('') })],
  ['a page without size', rawPdf({ 3: page({ box: '0 0 0 0' }), 4: stream('') })],
  [
    '20,000 pages',
    rawPdf({ 2: `<</Type/Pages/Count 20000/Kids[${'3 0 R '.repeat(20_000)}]>>`, 3: page({}), 4: stream(words(30)) }),
  ],
  [
    'a page that says it is a million pages',
    rawPdf({ 2: '<</Type/Pages/Count 1000000/Kids[3 0 R]>>', 3: page({}), 4: stream('') }),
  ],
  ['pages that are their own parent', rawPdf({ 2: '<</Type/Pages/Count 9/Kids[2 0 R 2 0 R 2 0 R]>>' })],
  [
    'brackets 200,000 deep',
    rawPdf({ 3: page({ more: `/X ${'['.repeat(200_000)}${']'.repeat(200_000)}` }), 4: stream('') }),
  ],
  [
    'a form that draws itself',
    rawPdf({
      3: page({ more: '/Resources<</XObject<</F 5 0 R>>>>' }),
      4: stream('/F Do '.repeat(50)),
      5: stream('/F Do /F Do', '/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</XObject<</F 5 0 R>>>>'),
    }),
  ],
  [
    'forms that double twenty times',
    rawPdf({ 3: page({ more: '/Resources<</XObject<</F 5 0 R>>>>' }), 4: stream('/F Do'), ...doubling(20) }),
  ],
  ['two million words on a page', rawPdf({ 3: page({}), 4: packed(words(2_000_000)) })],
  [
    'a page that unpacks to 900 MB',
    rawPdf({ 3: page({}), 4: packed(packed(Buffer.alloc(900 * 1024 * 1024, 0x20)).body, '/FlateDecode/FlateDecode') }),
  ],
  [
    'a picture of 40,000 by 40,000 in a PDF',
    rawPdf({
      3: page({ more: '/Resources<</XObject<</I 5 0 R>>>>' }),
      4: stream('500 0 0 700 0 0 cm /I Do'),
      5: packed(
        Buffer.alloc(200_000_000),
        '/FlateDecode',
        '/Type/XObject/Subtype/Image/Width 40000/Height 40000/BitsPerComponent 1/ColorSpace/DeviceGray',
      ),
    }),
  ],
  ['a JPEG with a PDF behind it', Buffer.concat([jpeg, slip])],
  ['a PDF with a page before it', Buffer.concat([Buffer.from('<!doctype html><script>alert(1)</script>\n'), slip])],
  [
    'a picture of 49 million pixels',
    await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#ddd' } })
      .png()
      .toBuffer(),
  ],
  [
    'a picture one pixel high',
    await sharp({ create: { width: 40_000, height: 1, channels: 3, background: '#ddd' } })
      .png()
      .toBuffer(),
  ],
  ['a JPEG cut short', jpeg.subarray(0, jpeg.length / 2)],
  ['nothing', new Uint8Array()],
]

function words(count: number): string {
  return `BT /H 9 Tf 50 700 Td ${'(kg ) Tj '.repeat(count)}ET`
}

/** Forms 5 to 5 + n, each drawing the next one twice. */
function doubling(count: number): Record<number, Packed> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      5 + index,
      stream(
        index === count - 1 ? '0 0 9 9 re f' : '/F Do /F Do',
        `/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</XObject<</F ${6 + index} 0 R>>>>`,
      ),
    ]),
  )
}
